import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './lib/language.svelte';
import { settings } from './lib/settings.svelte';
import './style/base.css';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
void speak(settings.language).finally(() => mount(App, { target }));

// Plays the sounds: after the first click or key, unless muted.
import { settings } from '../person/settings.svelte';
import { SOUNDS, type SoundName, type Tone } from './sounds';

const QUIET = 0.0001; // an exponential fade never reaches zero

let audio: AudioContext | undefined;
let hiss: AudioBuffer | undefined;
let allowed = false; // browsers block sound until the first interaction

/** Allow sounds from the first click or key on. Called once, by the app. */
export function enableSoundAfterGesture(): void {
  const allow = () => {
    allowed = true;
    for (const kind of ['pointerdown', 'keydown']) removeEventListener(kind, allow, true);
  };
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, allow, true);
}

/** Play a sound now; a muted, hidden or untouched page stays silent. */
export function playSound(name: SoundName): void {
  const volume = settings.muted ? 0 : settings.volume;
  if (!allowed || volume <= 0 || !('AudioContext' in globalThis)) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  const out = audio.createGain();
  out.gain.value = volume * volume; // perceived loudness is not linear
  out.connect(audio.destination);
  for (const tone of SOUNDS[name]) startTone(audio, out, tone);
}

function startTone(context: AudioContext, out: AudioNode, tone: Tone): void {
  const { at, length, gain, from, to = from, rise = 0.005 } = tone;
  const [begin, end] = [context.currentTime + at, context.currentTime + at + length];
  const fade = context.createGain();
  fade.gain.setValueAtTime(QUIET, begin);
  fade.gain.exponentialRampToValueAtTime(gain, begin + rise);
  fade.gain.exponentialRampToValueAtTime(QUIET, end);
  fade.connect(out);
  const slide = (pitch: AudioParam) => {
    pitch.setValueAtTime(from, begin);
    pitch.exponentialRampToValueAtTime(to, end);
  };
  const source =
    tone.wave === 'noise' ? startNoise(context, fade, slide) : context.createOscillator();
  if ('frequency' in source) {
    source.type = tone.wave as OscillatorType;
    slide(source.frequency);
    source.connect(fade);
  }
  source.start(begin);
  source.stop(end);
}

/** Play noise through a band-pass filter that slides from one pitch to another. */
function startNoise(
  context: AudioContext,
  out: AudioNode,
  slide: (pitch: AudioParam) => void,
): AudioBufferSourceNode {
  const [source, band] = [context.createBufferSource(), context.createBiquadFilter()];
  source.buffer = hiss ??= makeNoise(context);
  source.loop = true;
  band.type = 'bandpass';
  slide(band.frequency);
  source.connect(band).connect(out);
  return source;
}

function makeNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

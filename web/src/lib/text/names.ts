/** Names that messages can inflect: `FORM($city, case: "loc")` is "Kairze" for Cairo in Polish. */

import { FluentBundle, FluentResource, FluentType, type FluentValue } from '@fluent/bundle';

/** The name of a city, role, event or disease, with the id of the message that has its forms. */
export class Name extends FluentType<string> {
  constructor(
    value: string,
    readonly message: string,
  ) {
    super(value);
  }
  toString(): string {
    return this.value;
  }
}

/** Make the bundle of a language from its Fluent text, with the function FORM. */
export function makeBundle(language: string, text: string): FluentBundle {
  const bundle = new FluentBundle(language, {
    useIsolating: false,
    functions: {
      FORM: ([name = ''], { case: wanted = '', start }) => {
        const said = form(bundle, name, String(wanted));
        return start && typeof said === 'string'
          ? said.charAt(0).toUpperCase() + said.slice(1)
          : said;
      },
    },
  });
  addTexts(bundle, text);
  return bundle;
}

/** Add the messages of a Fluent text to a bundle. */
export function addTexts(bundle: FluentBundle, text: string): void {
  for (const error of bundle.addResource(new FluentResource(text))) console.error(error);
}

/** Return the form of a name: an attribute of its message, or else the name itself. */
function form(bundle: FluentBundle, name: FluentValue, wanted: string): FluentValue {
  if (!(name instanceof Name)) return name;
  const pattern = bundle.getMessage(name.message)?.attributes[wanted];
  return pattern ? bundle.formatPattern(pattern) : name.value;
}

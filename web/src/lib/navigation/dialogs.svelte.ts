/** Dialogs that any screen may open. */

/** A person at the table, to be blocked or reported. */
export interface OtherPerson {
  id: string;
  name: string;
}

interface Dialogs {
  settings: boolean;
  person: OtherPerson | null;
}

export const dialogs: Dialogs = $state({ settings: false, person: null });

/** Dialogs that any screen may open. */

export const dialogs = $state({ settings: false });

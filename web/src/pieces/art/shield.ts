// The outline of a shield, 64 by 73: emblems of roles, and seats without a role.
export const SHIELD =
  'M32 2C40 6.5 50 8 60 8V36C60 54 48 64.5 32 71C16 64.5 4 54 4 36V8C14 8 24 6.5 32 2Z';

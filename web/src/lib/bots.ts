/** The bot that takes a seat, by its name on the wire. */
export const BOT = 'thumb';

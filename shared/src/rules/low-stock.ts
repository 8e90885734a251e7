/** What counts as running out, and whether staff get a mail about it every day (C308). */
export interface LowStock {
  /** From so many pieces down, 1 to 99. */
  readonly pieces: number;
  readonly dailyMail: boolean;
}

/** Until staff store another one. */
export const DEFAULT_LOW_STOCK: LowStock = { pieces: 3, dailyMail: false };

/** Hour of the day in Nepal from which the mail is sent. */
export const LOW_STOCK_MAIL_HOUR = 7;

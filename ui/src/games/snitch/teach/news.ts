/** What is explained once, when it can happen for the first time. */
export const NEWS = ['eliminate', 'close', 'snitch'] as const;
export type News = (typeof NEWS)[number];

/** The mark under which a device remembers that it was explained. Other games have marks of their own. */
export const markOf = (news: News): string => `snitch ${news}`;

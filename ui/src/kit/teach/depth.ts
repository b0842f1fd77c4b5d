/** How much a device says: every step with its reason, one line, or only what cannot be done without the app. */
export const DEPTHS = ['learning', 'prompts', 'silent'] as const;
export type Depth = (typeof DEPTHS)[number];

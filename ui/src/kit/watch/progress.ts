/** How far a game is that calls its first step `setup` and its last one `over`, as ours do. */
export function progressOf({ step }: { step: { name: string } }): 'setUp' | 'played' | 'over' {
  return step.name === 'setup' ? 'setUp' : step.name === 'over' ? 'over' : 'played';
}

// The icon on the pawn of each role, in a box of 16 by 16, drawn as strokes.
export const ROLE_ICONS: Record<string, string> = {
  contingency_planner: 'M4 3h8v10H4zM6 6h4M6 8.5h4M6 11h2',
  dispatcher: 'M2 8h11M9 4l4 4-4 4',
  medic: 'M8 3v10M3 8h10',
  operations_expert: 'M3 8l5-5 5 5M5 7v6h6V7',
  quarantine_specialist: 'M8 2l5 2v4c0 3-2 5-5 6-3-1-5-3-5-6V4z',
  researcher: 'M8 4c-2-1-4-1-5 0v9c1-1 3-1 5 0 2-1 4-1 5 0V4c-1-1-3-1-5 0v9',
  scientist: 'M6 2h4M7 2v5l-4 6h10L9 7V2',
};

/** Diets that staff can mark; vegan food is vegetarian too. */
export const DIETS = ['vegetarian', 'vegan'] as const;
export type Diet = (typeof DIETS)[number];

/** What a dish can contain that many people avoid. */
export const CONTAINED = ['egg', 'gluten', 'nuts', 'dairy'] as const;
export type Contained = (typeof CONTAINED)[number];

/** 0 is not spicy. */
export const SPICE_MAX = 3;

/** What staff filled in about a dish. A dish without marks promises nothing (C261). */
export interface Marks {
  /** Null: neither. */
  readonly diet: Diet | null;
  /** In the order of {@link CONTAINED}, each once. */
  readonly contains: readonly Contained[];
  /** 0 to {@link SPICE_MAX}. */
  readonly spice: number;
  readonly caffeine: boolean;
}

/** Marks of a dish with nothing to mark. */
export const PLAIN_MARKS: Marks = { diet: null, contains: [], spice: 0, caffeine: false };

/** Returns why marks contradict each other, or null. */
export const marksProblem = ({ diet, contains }: Pick<Marks, 'diet' | 'contains'>): string | null =>
  diet === 'vegan' && (contains.includes('egg') || contains.includes('dairy'))
    ? 'must not say that a vegan dish contains egg or dairy'
    : null;

const SPICE_WORDS = ['', 'Mildly spicy', 'Spicy', 'Very spicy'];

/** Returns the marks in words, each with the name of its icon: `Vegan`, `Contains nuts`, `Contains caffeine`, `Spicy`. */
export const markWords = ({ diet, contains, spice, caffeine }: Marks) => [
  ...(diet ? [{ icon: diet, word: diet === 'vegan' ? 'Vegan' : 'Vegetarian' } as const] : []),
  ...contains.map((part) => ({ icon: part, word: `Contains ${part}` })),
  ...(caffeine ? [{ icon: 'caffeine', word: 'Contains caffeine' } as const] : []),
  ...(spice > 0 ? [{ icon: 'spice', word: SPICE_WORDS[spice] ?? '' } as const] : []),
];

/** Name of the icon of a mark. */
export type MarkIcon = ReturnType<typeof markWords>[number]['icon'];

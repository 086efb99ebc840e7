import { words } from '../../../base/kit/words'

/** The home's own sentence (year/dashboard/words-home.ts), here without its period. A test compares the two. */
export const pictureWords = words('picture', {
  left: { en: 'You are left with {{amount}}', nb: 'Du sitter igjen med {{amount}}' },
})

import { words } from '../../kit/words'

export const dateWords = words('date', {
  previousMonth: { en: 'Previous month', nb: 'Forrige måned' },
  nextMonth: { en: 'Next month', nb: 'Neste måned' },
  previousYear: { en: 'Previous year', nb: 'Forrige år' },
  nextYear: { en: 'Next year', nb: 'Neste år' },
  previousDecade: { en: 'Previous ten years', nb: 'Forrige ti år' },
  nextDecade: { en: 'Next ten years', nb: 'Neste ti år' },
})

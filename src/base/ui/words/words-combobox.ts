import { words } from '../../kit/words'

/** The texts of a field with suggestions. Only forms that have one load them. */
export const comboboxWords = words('combobox', {
  offered: { en: '{{label}}, choices', nb: '{{label}}, valg' },
})

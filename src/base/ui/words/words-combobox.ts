import { words } from '../../kit/words'

/** The words of a combobox. Only forms with such a field load them. */
export const comboboxWords = words('combobox', {
  offered: { en: '{{label}}, choices', nb: '{{label}}, valg' },
})

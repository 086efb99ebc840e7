import { words } from '../../kit/words'

/** What a field with offered values says; only forms that have one load it. */
export const comboboxWords = words('combobox', {
  offered: { en: '{{label}}, choices', nb: '{{label}}, valg' },
})

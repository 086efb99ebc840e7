import { words } from '../../base/kit/words'

export const checklistWords = words('checklist', {
  counted: { en: 'With a number', nb: 'Med antall' },
  countedHelp: {
    en: 'A number above 0 ticks its line; at most 99.',
    nb: 'Et antall over 0 krysser av linjen; høyst 99.',
  },
  others: { en: 'Also', nb: 'Også' },
  save: { en: 'Save', nb: 'Lagre' },
  withCount: { en: '{{name}}: {{count}}', nb: '{{name}}: {{count}}' },
})

import { words } from '../../../base/kit/words'

export const paidWords = words('paid', {
  out: { en: 'Paid {{date}} from {{account}}', nb: 'Betalt {{date}} fra {{account}}' },
  outText: { en: 'Paid {{date}} from {{account}}: “{{text}}”', nb: 'Betalt {{date}} fra {{account}}: «{{text}}»' },
  in: { en: 'Received {{date}} in {{account}}', nb: 'Kom inn {{date}} på {{account}}' },
  inText: {
    en: 'Received {{date}} in {{account}}: “{{text}}”',
    nb: 'Kom inn {{date}} på {{account}}: «{{text}}»',
  },
})

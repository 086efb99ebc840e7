import { words } from '../../base/kit/words'

export const splitWords = words('split', {
  open: { en: 'Split between houses', nb: 'Del på flere hus' },
  title: { en: 'Split {{name}} between houses', nb: 'Del {{name}} på flere hus' },
  text: {
    en: 'Each house gets a voucher of its own with its share and the same files. Leave a house empty if the bill does not concern it.',
    nb: 'Hvert hus får sitt eget bilag med sin del og de samme filene. La et hus stå tomt hvis regningen ikke gjelder det.',
  },
  whole: { en: 'The whole bill: {{sum}}', nb: 'Hele regningen: {{sum}}' },
  left: { en: 'Left to split: {{sum}}', nb: 'Igjen å fordele: {{sum}}' },
  tooMuch: { en: 'Split too much: {{sum}}', nb: 'For mye fordelt: {{sum}}' },
  all: { en: 'Everything is split', nb: 'Alt er fordelt' },
  equally: { en: 'Split equally', nb: 'Fordel likt' },
  go: { en: 'Split the bill', nb: 'Del regningen' },
  done_one: { en: 'The bill is now {{count}} voucher', nb: 'Regningen er nå ført som {{count}} bilag' },
  done_other: { en: 'The bill is now split into {{count}} vouchers', nb: 'Regningen er nå delt i {{count}} bilag' },
})

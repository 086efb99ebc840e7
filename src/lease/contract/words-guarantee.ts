import { words, type Text } from '../../base/kit/words'
import type { Guarantee, guaranteeKinds } from './model'

type Kind = (typeof guaranteeKinds)[number]

const kinds = {
  nav: { en: 'From NAV', nb: 'Fra NAV' },
  insurance: { en: 'From an insurance company', nb: 'Fra et forsikringsselskap' },
  bank: { en: 'From a bank', nb: 'Fra en bank' },
  person: { en: 'From a person', nb: 'Fra en person' },
  other: { en: 'From somebody else', nb: 'Fra noen andre' },
} satisfies Record<Kind, Text>

export const guaranteeNames = {
  kind_nav: kinds.nav,
  kind_insurance: kinds.insurance,
  kind_bank: kinds.bank,
  kind_person: kinds.person,
  kind_other: kinds.other,
} satisfies Record<`kind_${Kind}`, Text>

export const guaranteeWords = words('guarantee', {
  ...kinds,
  kind: { en: 'Guarantee', nb: 'Garanti' },
  by: { en: 'Who guarantees', nb: 'Hvem garanterer' },
  sum: { en: 'For at most', nb: 'For inntil' },
  until: { en: 'Until (inclusive)', nb: 'Til og med' },
  untilDay: { en: 'until {{day}} (inclusive)', nb: 'til og med {{day}}' },
  kindHelp: {
    en: 'In place of a deposit, or beside it. Leave it empty if none is agreed: you cannot ask for one later.',
    nb: 'I stedet for et depositum, eller ved siden av. La det stå tomt hvis det ikke er avtalt: Du kan ikke kreve det senere.',
  },
  byHelp: {
    en: 'As it is to stand in the lease, such as NAV Frogner',
    nb: 'Slik det skal stå i kontrakten, for eksempel NAV Frogner',
  },
  sumHelp: {
    en: 'Deposit and guarantee together can be at most six months’ rent',
    nb: 'Depositum og garanti kan til sammen være høyst seks måneders leie',
  },
  untilHelp: {
    en: 'At the earliest the day the lease starts. Empty: as long as it lasts',
    nb: 'Tidligst den dagen leieforholdet starter. Tomt: så lenge det varer',
  },
} satisfies Record<keyof Guarantee | Kind | `${keyof Guarantee}Help` | 'untilDay', Text>)

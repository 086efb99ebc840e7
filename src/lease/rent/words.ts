import { words, type Text } from '../../base/kit/words'
import type { MonthState } from './rules-months'

const monthTexts = {
  month_booked: { en: 'Booked', nb: 'Ført' },
  month_changed: { en: 'Booked with another amount', nb: 'Ført med et annet beløp' },
  month_trashed: { en: 'In the trash', nb: 'I papirkurven' },
  month_deleted: { en: 'Deleted for good', nb: 'Slettet for godt' },
  month_waiting: { en: 'Waiting', nb: 'Venter' },
  month_ahead: { en: 'To come', nb: 'Kommer' },
} satisfies Record<`month_${MonthState}`, Text>

export const rentWords = words('rent', {
  ...monthTexts,

  previewBefore: { en: '{{month}}, with the days from {{from}}', nb: '{{month}}, med dagene fra {{from}}' },
  previewTitle: { en: 'The rent that will be booked', nb: 'Leien som blir ført' },
  previewEmpty: {
    en: 'Shown here as soon as the dates and the rent are filled in.',
    nb: 'Vises her så snart datoene og leien er fylt ut.',
  },
  previewPart: { en: '{{month}} ({{days}} of {{all}} days)', nb: '{{month}} ({{days}} av {{all}} dager)' },
  previewWhole: { en: '{{month}}', nb: '{{month}}' },
  previewThen: { en: 'Every month after', nb: 'Hver måned etter det' },
  previewLast: { en: 'Last: {{month}} ({{days}} of {{all}} days)', nb: 'Sist: {{month}} ({{days}} av {{all}} dager)' },
  previewLastWhole: { en: 'Last: {{month}}', nb: 'Sist: {{month}}' },

  income: { en: 'Rent', nb: 'Leie' },
  years: { en: 'Years', nb: 'År' },
  yearSum_one: { en: '{{year}}: {{count}} month booked, {{sum}}', nb: '{{year}}: {{count}} måned ført, {{sum}}' },
  yearSum_other: {
    en: '{{year}}: {{count}} months booked, {{sum}}',
    nb: '{{year}}: {{count}} måneder ført, {{sum}}',
  },
  noIncomeTitle: { en: 'No income yet', nb: 'Ingen inntekt ennå' },
  noIncomeText: {
    en: 'Each month’s rent is booked here automatically once the contract is signed and the first payment is due.',
    nb: 'Leien for hver måned føres automatisk her når kontrakten er signert og første betaling forfaller.',
  },
  noIncomeFinished: {
    en: 'This contract has no income outside the trash folder.',
    nb: 'Denne kontrakten har ingen inntekter utenom papirkurven.',
  },
  signPlaces_one: {
    en: 'The lease began earlier: the rent for {{count}} month is booked at once and uses {{count}} free voucher. You have {{left}} left.',
    nb: 'Kontrakten går tilbake i tid: Leien for {{count}} måned føres med en gang og bruker {{count}} gratis bilag. Du har {{left}} igjen.',
  },
  signPlaces_other: {
    en: 'The lease began earlier: the rent for {{count}} months is booked at once and uses {{count}} free vouchers. You have {{left}} left.',
    nb: 'Kontrakten går tilbake i tid: Leien for {{count}} måneder føres med en gang og bruker {{count}} gratis bilag. Du har {{left}} igjen.',
  },
  signPlacesShort: {
    en: 'What there is no room for waits until you have a subscription.',
    nb: 'Det det ikke er plass til, venter til du har abonnement.',
  },

  monthMenu: { en: '{{month}}: actions', nb: '{{month}}: handlinger' },
  raise: { en: 'New rent', nb: 'Ny leie' },
  open: { en: 'Open the voucher', nb: 'Åpne bilaget' },
  changeSum: { en: 'Change the amount for this month', nb: 'Endre beløpet for denne måneden' },
  toTrash: { en: 'Move to trash', nb: 'Flytt til papirkurven' },
  restore: { en: 'Restore', nb: 'Gjenopprett' },
  separate: { en: 'Record as separate income', nb: 'Før som inntekt uten kontrakt' },
  separateHelp: {
    en: 'A month that was deleted for good is not booked again.',
    nb: 'En måned som er slettet for godt, føres ikke på nytt.',
  },
})

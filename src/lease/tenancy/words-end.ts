import type { Text } from '../../base/kit/words'

/** What ends a contract, or deletes one that was never agreed. */
export const endTexts = {
  finish: { en: 'Finish contract', nb: 'Avslutt kontrakten' },
  finishText: {
    en: 'The lease is over. The rent of the last month is counted by days up to the last day, and nothing more is booked.',
    nb: 'Leieforholdet er over. Leien for den siste måneden regnes etter dager til og med siste dag, og det føres ikke mer.',
  },
  finishForGood: { en: 'This cannot be undone.', nb: 'Dette kan ikke angres.' },
  finishDate: { en: 'Last day of rent', nb: 'Siste dag med leie' },
  finishEarly: {
    en: 'The lease begins on {{from}}, so no rent is due.',
    nb: 'Leieforholdet begynner {{from}}, så det skal ikke betales leie.',
  },
  finishIncome: { en: 'Income booked from the contract', nb: 'Inntekter ført fra leiekontrakten' },
  finishKeep: { en: 'Keep it', nb: 'Behold dem' },
  finishKeepHelp: {
    en: 'Only rent after the last day goes to the trash folder.',
    nb: 'Bare leie etter siste dag flyttes til papirkurven.',
  },
  finishDelete: { en: 'Move all of it to the trash folder', nb: 'Flytt alle til papirkurven' },
  finishDeleteHelp: { en: 'For a contract that never began.', nb: 'For en leiekontrakt som aldri tok til.' },
  finishGo: { en: 'Finish for good', nb: 'Avslutt for godt' },
  finishedToast: { en: 'The contract is finished', nb: 'Kontrakten er avsluttet' },
  remove: { en: 'Delete contract', nb: 'Slett kontrakten' },
  removeTitle: { en: 'Delete the contract with {{name}}?', nb: 'Slette kontrakten med {{name}}?' },
  removeText: {
    en: 'It was never entered into. It is deleted for good, with its documents and what was sent for signing, and cannot be restored.',
    nb: 'Den ble aldri inngått. Den slettes for godt, med dokumentene og det som ble sendt til signering, og kan ikke gjenopprettes.',
  },
  removeRefund: {
    en: 'The opening fee of kr 299 that you have paid for the deposit account is refunded to your card.',
    nb: 'Åpningsgebyret på kr 299 som du har betalt for depositumskontoen, betales tilbake til kortet ditt.',
  },
  removeGo: { en: 'Delete for good', nb: 'Slett for godt' },
  removeKeep: { en: 'Keep the contract', nb: 'Behold kontrakten' },
  removed: { en: 'The contract with {{name}} is deleted', nb: 'Kontrakten med {{name}} er slettet' },
} satisfies Record<string, Text>

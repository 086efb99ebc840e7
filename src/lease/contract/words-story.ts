import type { Text } from '../../base/kit/words'
import type { TimelineEntry } from './rules-timeline'

/** The sentences of a contract's story. */
export const storyTexts = {
  written: { en: 'You wrote the contract on {{day}}.', nb: 'Du skrev kontrakten {{day}}.' },
  unsigned: {
    en: 'It is not signed yet. The draft is for reading. Print the PDF to sign, sign it together with the tenant, and mark it as signed here.',
    nb: 'Den er ikke signert ennå. Utkastet er til å lese. Skriv ut PDF-en til signering, signer den sammen med leietakeren, og merk den som signert her.',
  },
  signedManual: {
    en: 'It was marked as signed by hand on {{day}}.',
    nb: 'Den ble merket som signert for hånd {{day}}.',
  },
  signedBankid: { en: 'It was signed with BankID on {{day}}.', nb: 'Den ble signert med BankID {{day}}.' },
  rentWaits: {
    en: 'Once it is signed, {{rent}} a month is booked as income by itself, from {{day}}.',
    nb: 'Når den er signert, føres {{rent}} i måneden som inntekt av seg selv, fra {{day}}.',
  },
  rentFrom: {
    en: '{{rent}} a month will be booked as income by itself, from {{day}}.',
    nb: '{{rent}} i måneden blir ført som inntekt av seg selv, fra {{day}}.',
  },
  rentSince: {
    en: '{{rent}} a month has been booked as income by itself since {{day}}.',
    nb: '{{rent}} i måneden er ført som inntekt av seg selv siden {{day}}.',
  },
  rentBlocked: { en: 'The rent is not booked at the moment.', nb: 'Leien føres ikke for tiden.' },
  rentUntil: { en: 'Rent was owed from {{day}}.', nb: 'Leie ble skyldt fra {{day}}.' },
  openEnded_one: {
    en: 'It runs until one of you ends it, with {{count}} month of notice.',
    nb: 'Den løper til en av dere sier den opp, med {{count}} måneds frist.',
  },
  openEnded_other: {
    en: 'It runs until one of you ends it, with {{count}} months of notice.',
    nb: 'Den løper til en av dere sier den opp, med {{count}} måneders frist.',
  },
  endsOn: { en: 'It ends on {{day}}.', nb: 'Den varer til {{day}}.' },
  ended: {
    en: 'Its term ended on {{day}}. When the tenant has moved out, finish the contract.',
    nb: 'Tiden gikk ut {{day}}. Avslutt kontrakten når leietakeren har flyttet ut.',
  },
  finished: {
    en: 'It is finished. The last day rent was owed is {{day}}.',
    nb: 'Den er avsluttet. Siste dag det ble skyldt leie for, er {{day}}.',
  },
} satisfies Record<Exclude<TimelineEntry['key'], 'openEnded'> | 'openEnded_one' | 'openEnded_other', Text>

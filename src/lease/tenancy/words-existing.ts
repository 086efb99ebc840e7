import { words, type Text } from '../../base/kit/words'
import { contractWords } from '../contract/words'
import type { ExistingLeaseValues } from './model-existing'

const { houseId, tenant_email, start_date, month_sum, deposit_sum, deposit_account } = contractWords.texts

/** A field without a label doesn't compile. */
const labels = {
  houseId,
  tenant_name: { en: 'The tenant’s name', nb: 'Navnet på leietakeren' },
  tenant_email,
  start_date,
  end_date: { en: 'End date, if it is a fixed term', nb: 'Sluttdato, hvis den er tidsbestemt' },
  month_sum,
  first_payment_date: { en: 'First day on which rent was due', nb: 'Første forfall for leien' },
  books_from: { en: 'Book the rent from', nb: 'Før leien fra' },
  taxable: { en: 'Is the rent taxed?', nb: 'Er leien skattepliktig?' },
  deposit_sum,
  deposit_account,
  documents: { en: 'The signed contract', nb: 'Den signerte kontrakten' },
} satisfies Record<keyof ExistingLeaseValues, Text>

export const existingLeaseWords = words('existingLease', {
  ...labels,
  title: { en: 'I have a contract', nb: 'Jeg har en kontrakt' },
  intro: {
    en: 'For a contract that is already signed. Its rent is booked month by month, and payments from the bank find it.',
    nb: 'For en kontrakt som allerede er signert. Leien føres måned for måned, og betalingene fra banken finner den.',
  },
  emailHelp: { en: 'Without it, letters are printed', nb: 'Uten den skrives brev ut på papir' },
  endHelp: {
    en: 'Leave it empty if the contract is open-ended',
    nb: 'La det stå tomt hvis kontrakten er tidsubestemt',
  },
  sumHelp: { en: 'What the tenant pays today', nb: 'Det leietakeren betaler i dag' },
  firstHelp: {
    en: 'Every month is due on this day of the month',
    nb: 'Hver måned forfaller på denne dagen i måneden',
  },
  booksHelp: {
    en: 'Earlier rent is taken as settled and is not booked',
    nb: 'Tidligere leie regnes som gjort opp og føres ikke',
  },
  booksNow_one: { en: '{{count}} month is booked at once', nb: '{{count}} måned føres med det samme' },
  booksNow_other: { en: '{{count}} months are booked at once', nb: '{{count}} måneder føres med det samme' },
  taxableHelp: {
    en: 'A part of your own home is often tax-free, if you use at least half of it yourself',
    nb: 'En del av egen bolig er ofte skattefri, hvis du selv bruker minst halvparten',
  },
  depositHelp: { en: 'Leave it empty if there is none', nb: 'La det stå tomt hvis det ikke er noe' },
  filesHelp: {
    en: 'PDF or photos. You can add it later',
    nb: 'PDF eller bilder. Du kan legge den til senere',
  },
  save: { en: 'Record the contract', nb: 'Registrer kontrakten' },
  saved: { en: 'The contract is recorded', nb: 'Kontrakten er registrert' },
})

import { words } from '../../base/kit/words'

/** The words of the profile's pages. The labels of the fields are in words.ts. */
export const profileWords = words('profile', {
  landlordTitle: { en: 'Landlord', nb: 'Utleier' },
  landlordEditTitle: { en: 'Edit landlord', nb: 'Rediger utleier' },
  edit: { en: 'Edit', nb: 'Rediger' },
  profileSaved: { en: 'The profile is saved', nb: 'Profilen er lagret' },
  ssnHelp: {
    en: '11 digits, for tax. Encrypted, never in leases.',
    nb: '11 siffer, til skattemeldingen. Kryptert, og aldri i leiekontrakten.',
  },
  passwordHelp: {
    en: 'You are changing where the rent is paid: confirm that it is you. We also tell you by e-mail.',
    nb: 'Du endrer hvor leien betales: Bekreft at det er deg. Vi gir deg også beskjed på e-post.',
  },
  ibanHelp: {
    en: 'Where the rent is paid. For example 8601 11 17947, or an IBAN',
    nb: 'Hit betales leien. For eksempel 8601 11 17947, eller et IBAN-nummer',
  },
  forLeases: { en: 'Phone, birthdate, account', nb: 'Telefon, fødselsdato, konto' },
  birthdayHelp: { en: 'For example 01.02.1980', nb: 'For eksempel 01.02.1980' },
  birthdayQuestion: {
    en: 'According to the national ID it is {{born}}. Is this date right?',
    nb: 'Ifølge fødselsnummeret er det {{born}}. Er denne datoen riktig?',
  },
  phoneHelp: { en: 'Needed for signing contracts digitally', nb: 'Trengs for å signere kontrakter digitalt' },
  change: { en: 'Change', nb: 'Endre' },
  changeCountry: { en: 'Change country', nb: 'Endre land' },
  countryLoading: { en: 'Loading the countries …', nb: 'Laster landene …' },
})

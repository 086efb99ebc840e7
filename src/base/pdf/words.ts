import { words } from '../kit/words'

export const paperWords = words('paper', {
  missing: {
    nb: '□ står der skriften ikke har tegnet som ble skrevet.',
    en: '□ stands where the typeface lacks the character that was typed.',
  },
  page: { nb: 'Side {{page}} av {{last}}', en: 'Page {{page}} of {{last}}' },
  place: { nb: 'Sted og dato', en: 'Place and date' },
  signature: { nb: 'Underskrift', en: 'Signature' },
  electronic: { nb: 'Signeres elektronisk med BankID', en: 'Signed electronically with BankID' },
  landlord: { nb: 'Utleier', en: 'Landlord' },
  landlords: { nb: 'Utleiere', en: 'Landlords' },
  landlordAt: { nb: 'Utleier {{number}}', en: 'Landlord {{number}}' },
  tenant: { nb: 'Leietaker', en: 'Tenant' },
  tenants: { nb: 'Leietakere', en: 'Tenants' },
  tenantAt: { nb: 'Leietaker {{number}}', en: 'Tenant {{number}}' },
  name: { nb: 'Navn', en: 'Name' },
  organisation: { nb: 'Organisasjonsnr.', en: 'Organisation no.' },
  birthday: { nb: 'Fødselsdato', en: 'Date of birth' },
  nationality: { nb: 'Statsborgerskap', en: 'Nationality' },
  address: { nb: 'Adresse', en: 'Address' },
  phone: { nb: 'Telefon', en: 'Telephone' },
  email: { nb: 'E-post', en: 'E-mail' },
  notGiven: { nb: 'ikke oppgitt', en: 'not given' },
  number: { nb: 'Avtale nr. {{number}}', en: 'Agreement no. {{number}}' },
})

import type { LawText } from './model'

export const privacyTexts = {
  privacyTitle: { nb: 'Personvern: til leietakeren', en: 'Privacy: to the tenant' },
  privacyWho: {
    nb: 'Utleieren, {{landlord}} ({{email}}), er ansvarlig for personopplysningene i denne avtalen.',
    en: 'The landlord, {{landlord}} ({{email}}), is responsible for the personal data in this agreement.',
  },
  privacyWhat: {
    nb: 'Navn, fødselsdato, statsborgerskap, adresse, telefon og e-post brukes for å inngå og følge opp leieavtalen (personvernforordningen artikkel 6 nr. 1 bokstav b), for å dokumentere skatten (bokstav c), og for å kreve det noen skylder etter avtalen eller svare på slike krav (bokstav f). Uten navn, fødselsdato og kontaktopplysninger kan avtalen ikke inngås.',
    en: 'Name, date of birth, nationality, address, telephone and e-mail are used to enter into and follow up the lease (General Data Protection Regulation article 6 (1) (b)), to document taxes (c), and to claim what is owed under the lease or answer such claims (f). Without name, date of birth and contact details the lease cannot be entered into.',
  },
  privacyReceivers: {
    nb: 'Opplysningene kan bli gitt til Skatteetaten, Husleietvistutvalget, namsmannen og domstolene, og til banken når det er avtalt depositum. De ligger hos den som driver regnskapstjenesten Husbok for utleieren.',
    en: 'The data may be given to the Tax Administration, the Rent Disputes Tribunal, the enforcement authority and the courts, and to the bank where a deposit is agreed. They are stored with whoever runs the bookkeeping service Husbok for the landlord.',
  },
  privacyNumber: {
    nb: 'Utleieren trenger ikke fødselsnummeret. Åpnes det en depositumskonto, ber banken selv leietakeren om det.',
    en: 'The landlord does not need the national identity number. Where a deposit account is opened, the bank asks the tenant for it.',
  },
  privacyHowLong: {
    nb: 'Opplysningene slettes når de ikke lenger trengs: vanligvis tre år etter at leieforholdet er gjort opp, eller senere når utleieren må kunne dokumentere skatten lenger.',
    en: 'The data are erased when they are no longer needed: usually three years after the tenancy is settled, or later when the landlord must be able to document taxes for longer.',
  },
  privacyRights: {
    nb: 'Leietakeren kan be om innsyn, retting, sletting, begrenset behandling og om å få opplysningene utlevert, og kan protestere mot bruk etter bokstav f. Den som mener at reglene er brutt, kan klage til Datatilsynet.',
    en: 'The tenant may ask for access, correction, erasure, restriction and portability of the data, and may object to use under (f). Whoever believes that the rules are broken may complain to the Data Protection Authority (Datatilsynet).',
  },
} satisfies Record<string, LawText>

import { words, type Text } from '../../base/kit/words'
import type { LettingKey } from '../law/rules-letting'

/** Each sentence is followed by its paragraph of the act. */
const sentences = {
  minimum3: {
    en: 'A fixed term lasts at least three years. Shorter only for own use or another valid reason, which the lease states.',
    nb: 'En tidsbestemt leiekontrakt varer i minst tre år. Kortere bare ved egen bruk eller en annen saklig grunn, som står i kontrakten.',
  },
  minimum1: {
    en: 'A fixed term lasts at least one year. Shorter only for own use or another valid reason, which the lease states.',
    nb: 'En tidsbestemt leiekontrakt varer i minst ett år. Kortere bare ved egen bruk eller en annen saklig grunn, som står i kontrakten.',
  },
  minimumNone: {
    en: 'A fixed term may be as short as you agree.',
    nb: 'En tidsbestemt leiekontrakt kan være så kort som dere avtaler.',
  },
  fixedBinds: {
    en: 'During the fixed term neither of you can give notice, unless the lease says so.',
    nb: 'I leietiden kan ingen av dere si opp, med mindre det står i kontrakten.',
  },
  fixedEnds: {
    en: 'It ends on its last day, and earlier only if the lease says so.',
    nb: 'Den slutter på siste dag, og tidligere bare hvis det står i kontrakten.',
  },
  notice3: {
    en: 'Notice is three months to the end of a calendar month, unless you agree otherwise.',
    nb: 'Oppsigelsestiden er tre måneder til slutten av en kalendermåned, med mindre dere avtaler noe annet.',
  },
  notice1: {
    en: 'Notice is one month, unless you agree otherwise.',
    nb: 'Oppsigelsestiden er én måned, med mindre dere avtaler noe annet.',
  },
  endingReason: {
    en: 'If it can be terminated, you need a reason and must give notice in writing, and the tenant may object. The tenant needs no reason.',
    nb: 'Når avtalen kan sies opp, må du ha en grunn og si opp skriftlig, og leietakeren kan protestere. Leietakeren trenger ingen grunn.',
  },
  endingFree: {
    en: 'If it can be terminated, you give notice in writing without giving a reason, and the tenant cannot object.',
    nb: 'Når avtalen kan sies opp, sier du opp skriftlig uten å oppgi grunn, og leietakeren kan ikke protestere.',
  },
  subletsAll: {
    en: 'The tenant sublets with your consent. A part of the home, or all of it while away for up to two years, you can refuse only for a valid reason.',
    nb: 'Leietakeren framleier med ditt samtykke. En del av boligen, eller hele under fravær i opptil to år, kan du bare nekte med saklig grunn.',
  },
  subletsLess: {
    en: 'The tenant sublets only with your consent.',
    nb: 'Leietakeren framleier bare med ditt samtykke.',
  },
} satisfies Record<LettingKey, Text>

export const dwellingWords = words('dwelling', {
  ...sentences,
  askKind: { en: 'What are you letting?', nb: 'Hva leier du ut?' },
  homeHelp: {
    en: 'A flat or house that the tenant has alone',
    nb: 'En leilighet eller et hus som leietakeren har for seg selv',
  },
  shared_houseHelp: {
    en: 'A loft or basement dwelling, or one of two dwellings, in the house where you live yourself',
    nb: 'En loft- eller sokkelbolig, eller én av to boliger, i huset der du selv bor',
  },
  roomHelp: {
    en: 'One single room, where the tenant also uses your kitchen, bathroom or living room',
    nb: 'Ett enkelt rom, der leietakeren også bruker kjøkkenet, badet eller stuen din',
  },
  own_home_letHelp: {
    en: 'A home that you have lived in yourself, let for up to five years: work, study or something else takes you away, and you come back',
    nb: 'En bolig du selv har brukt som egen bolig, utleid i opptil fem år: Jobb, studier eller annet tar deg bort, og du flytter tilbake',
  },
  lawOfKind: { en: 'What the Tenancy Act says', nb: 'Dette sier husleieloven' },
  moreTitle: { en: 'More about the home', nb: 'Mer om boligen' },
  moreHelp: {
    en: 'What you fill in is written in the lease. Leave out what you do not know; the lease then says nothing about it.',
    nb: 'Det du fyller ut, kommer med i kontrakten. La det stå tomt hvis du ikke vet; da sier kontrakten ikke noe om det.',
  },
  dwelling_numberHelp: {
    en: 'Tells dwellings at one address apart, such as H0101. Look it up at seeiendom.kartverket.no',
    nb: 'Skiller boliger på samme adresse, for eksempel H0101. Finn det på seeiendom.kartverket.no',
  },
  meter_point_idHelp: {
    en: '18 digits on the electricity bill, for the tenant’s own power contract',
    nb: '18 siffer på strømregningen, til leietakerens egen strømavtale',
  },

  shared_house_kindHelp: {
    en: 'The lease names it: it is what lets a fixed term be as short as one year',
    nb: 'Kontrakten sier det: Det er dette som gjør at en tidsbestemt leietid kan være ned til ett år',
  },
  consentTitle: { en: 'Who must agree to the letting', nb: 'Hvem som må samtykke i utleien' },
  board_consentHelp: {
    en: 'A cooperative’s board must normally approve a letting, for a limited time. Read its articles, or ask the board (borettslagsloven §§ 5-3 to 5-6). The lease says what you answer.',
    nb: 'Styret i borettslaget må som regel godkjenne utleien, og for en begrenset tid. Se vedtektene, eller spør styret (borettslagsloven §§ 5-3 til 5-6). Svaret ditt står i kontrakten.',
  },
  boardWarning: {
    en: 'Wait with signing until the board has answered. The lease binds you even if the board says no.',
    nb: 'Vent med å signere til styret har svart. Kontrakten binder deg også om styret sier nei.',
  },
  spouse_consentHelp: {
    en: 'If you are married and the home is your common home, your spouse must agree in writing (ekteskapsloven § 32). Leave it empty if that does not concern you.',
    nb: 'Er du gift, og er boligen den felles boligen deres, må ektefellen samtykke skriftlig (ekteskapsloven § 32). La det stå tomt hvis det ikke gjelder deg.',
  },
  spouseWarning: {
    en: 'Get the consent in writing before you sign: without it your spouse can have the lease set aside. The lease says nothing about the consent as long as the answer is no.',
    nb: 'Få samtykket skriftlig før du signerer: Uten det kan ektefellen få kontrakten satt til side. Kontrakten sier ikke noe om samtykke så lenge svaret er nei.',
  },
  shared_roomsHelp: {
    en: 'For example: kitchen, bathroom and living room. They are named in the lease',
    nb: 'For eksempel: kjøkken, bad og stue. De nevnes i kontrakten',
  },
  power_contractHelp: {
    en: 'Only where power is not included in the rent',
    nb: 'Bare når strøm ikke er med i leien',
  },
  home_papersHelp: {
    en: 'An energy certificate must be ready before the lease is made, and the tenant must be informed about radon. Tick what you have given the tenant.',
    nb: 'En energiattest skal være klar før kontrakten inngås, og leietakeren skal få opplysninger om radon. Kryss av for det du har gitt leietakeren.',
  },
  partiesTitle: { en: 'Several landlords, or a company', nb: 'Flere utleiere, eller et foretak' },
  coLandlord: { en: 'Landlord {{number}}', nb: 'Utleier {{number}}' },
  coLandlordsHelp: {
    en: 'Others who own the home and let it with you. They are parties of the lease and sign the paper. With BankID only you sign, also for them: for that you need their authority in writing.',
    nb: 'Andre som eier boligen og leier den ut sammen med deg. De er parter i kontrakten og signerer papiret. Med BankID er det bare du som signerer, også for dem: Da trenger du skriftlig fullmakt.',
  },
  addCoLandlord: { en: 'Add a landlord', nb: 'Legg til en utleier' },
  removeCoLandlord: { en: 'Remove landlord {{number}}', nb: 'Fjern utleier {{number}}' },
  fullCoLandlords: { en: 'A lease has at most four landlords.', nb: 'En kontrakt har høyst fire utleiere.' },
  organisationHelp: {
    en: 'Nine digits, such as 923 609 016. Type the name of the company in the two name fields above, in two parts, and the date of birth of the person who signs for it. The lease then prints no date of birth, and has no words on a household.',
    nb: 'Ni siffer, for eksempel 923 609 016. Skriv navnet på foretaket delt på de to navnefeltene over, og fødselsdatoen til den som signerer for det. Kontrakten viser da ingen fødselsdato, og sier ikke noe om husstand.',
  },
  organisationOwnHelp: {
    en: 'Nine digits. Only where a company lets, not you. The lease names it by the first and last name of your profile.',
    nb: 'Ni siffer. Bare når et foretak leier ut, ikke du selv. Kontrakten bruker fornavnet og etternavnet i profilen din som navnet på det.',
  },
  coTenant: { en: 'Tenant {{number}}', nb: 'Leietaker {{number}}' },
  coTenantsHelp: {
    en: 'Are several people renting together? All are named in the lease and sign it, and each is liable for the whole rent. You can claim all of it from any of them.',
    nb: 'Leier flere sammen? Alle står i kontrakten og signerer den, og hver av dem hefter for hele leien. Du kan kreve alt fra hvem som helst av dem.',
  },
  addCoTenant: { en: 'Add a co-tenant', nb: 'Legg til en leietaker' },
  removeCoTenant: { en: 'Remove tenant {{number}}', nb: 'Fjern leietaker {{number}}' },
  remove: { en: 'Remove', nb: 'Fjern' },
  fullCoTenants: {
    en: 'A lease has at most four tenants.',
    nb: 'En kontrakt har høyst fire leietakere.',
  },
  sameEmail: {
    en: 'Two tenants have the same e-mail address. Whoever reads it also gets what is meant for the other, including the link to sign.',
    nb: 'To leietakere har samme e-postadresse. Den som leser e-posten der, får også det som er ment for den andre, blant annet lenken til signering.',
  },
})

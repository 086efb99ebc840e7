import { words, type Text } from '../../base/kit/words'
import type { LawKey } from './rules-law'

/** One plain sentence for each rule, and what to do about it; a rule without words doesn't compile. */
const sentences = {
  fixedTermBinds: {
    en: 'A fixed term cannot be terminated before it ends, unless you agree that it can. You must tell the tenant so in writing; the lease does it for you.',
    nb: 'En tidsbestemt leieavtale kan ikke sies opp før den er ute, med mindre dere avtaler det. Det må du si skriftlig til leietakeren; kontrakten gjør det for deg.',
  },
  fixedTermUnderThree: {
    en: 'A fixed term must last at least three years, or one year for a loft or basement flat, or a home in a two-dwelling house, where you live in the same house. With a shorter term the lease counts as open-ended. If you will use the home yourself or have another valid reason, write the reason below; it must stand in the lease.',
    nb: 'En tidsbestemt avtale må vare i minst tre år, eller ett år for en loft- eller sokkelbolig, eller en bolig i tomannsbolig, når du selv bor i samme hus. Er tiden kortere, regnes avtalen som tidsubestemt. Skal du bruke boligen selv eller har en annen saklig grunn, skriver du grunnen nedenfor; den må stå i kontrakten.',
  },
  fixedTermUnderOne: {
    en: 'A fixed term under one year is too short for any home. The lease then counts as open-ended. If you will use the home yourself or have another valid reason, write the reason below; it must stand in the lease.',
    nb: 'En tidsbestemt avtale på under ett år er for kort for alle boliger. Da regnes avtalen som tidsubestemt. Skal du bruke boligen selv eller har en annen saklig grunn, skriver du grunnen nedenfor; den må stå i kontrakten.',
  },
  noticePeriod: {
    en: 'Unless you agree otherwise the Act gives three months of notice to the end of a calendar month, and one month for a single room. What you write here stands in the lease as agreed, for both of you.',
    nb: 'Når ikke annet er avtalt, gir loven tre måneders oppsigelse til slutten av en kalendermåned, og én måned for et enkelt rom. Det du skriver her, står i kontrakten som avtalt, for dere begge.',
  },
  noticeUnusual: {
    en: 'No notice at all, or more than six months, is unusual. Check that it is what you both mean.',
    nb: 'Ingen oppsigelsestid, eller mer enn seks måneder, er uvanlig. Sjekk at det er det dere begge mener.',
  },
  rentBeforeStart: {
    en: 'The first rent falls due before the lease starts. Rent can be asked for at most one month in advance, so the first payment normally falls on the start date or later.',
    nb: 'Den første leien forfaller før leieforholdet starter. Leie kan kreves for høyst én måned på forskudd, så første betaling er vanligvis på startdatoen eller senere.',
  },
  onTopOfRent: {
    en: 'On top of the rent you may only ask for electricity, heating, and water and sewage by meter. TV, internet and common costs must be part of the rent, or the tenant orders them from the supplier.',
    nb: 'I tillegg til leien kan du bare kreve strøm, oppvarming, og vann og avløp etter måler. TV, internett og felleskostnader må være en del av leien, eller leietakeren bestiller dem hos leverandøren.',
  },
  feesOnTop: {
    en: 'This looks like a fee or a fixed sum on top of the rent. The rent must be one sum: fees for the contract, keys or common costs are void, and the tenant can demand them back.',
    nb: 'Dette ligner et gebyr eller et fast beløp i tillegg til leien. Leien skal være én sum: gebyr for kontrakt, nøkler eller felleskostnader er ugyldige, og leietakeren kan kreve dem tilbake.',
  },
  worseThanAct: {
    en: 'Terms that are worse for the tenant than the Act are void, even when the tenant has signed them, unless the Act itself lets you agree otherwise.',
    nb: 'Vilkår som er dårligere for leietakeren enn loven, er ugyldige, også når leietakeren har skrevet under på dem, om ikke loven selv lar dere avtale noe annet.',
  },
  depositOnlyNow: {
    en: 'A deposit must be agreed when the lease is made. You cannot ask for one later.',
    nb: 'Depositum må avtales når leieavtalen inngås. Du kan ikke kreve det senere.',
  },
  depositBlocked: {
    en: 'It must be a blocked deposit account in the tenant’s name. You pay for opening it, and the tenant gets the interest.',
    nb: 'Det må være en sperret depositumskonto i leietakerens navn. Du betaler for å opprette den, og leietakeren får rentene.',
  },
  depositYourAccount: {
    en: 'This is the account in your own profile. A deposit paid to the landlord is void: the tenant can demand it back at any time, with interest.',
    nb: 'Dette er kontoen i din egen profil. Et depositum betalt til utleieren er ugyldig: leietakeren kan når som helst kreve det tilbake, med renter.',
  },
  depositTooHigh: {
    en: 'A deposit can be at most six months of rent, here {{max}}. A higher one cannot be saved.',
    nb: 'Et depositum kan være høyst seks måneders leie, her {{max}}. Et høyere kan ikke lagres.',
  },
} satisfies Record<LawKey, Text>

export const lawWords = words('law', {
  ...sentences,
  source: { en: '{{paragraph}} of the Tenancy Act', nb: 'husleieloven {{paragraph}}' },
  refused: { en: 'Not possible', nb: 'Ikke mulig' },
  warning: { en: 'Watch out', nb: 'Pass på' },
  info: { en: 'Good to know', nb: 'Greit å vite' },
})

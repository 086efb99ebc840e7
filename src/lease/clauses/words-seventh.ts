import type { LawText } from './model'

/**
 * The new sentences of the seventh edition. A guarantee can be agreed. The bank's five weeks run from the day on which
 * its notice was sent. The reason for a short term counts only in its own clause.
 */
export const seventhTexts = {
  countsAsOpenHome: {
    nb: 'Leieforholdet begynner {{start}}. Partene har satt {{end}} som siste dag, men leietiden er kortere enn tre år, og i dette punktet er det ikke ført opp noen grunn til det. Leieforholdet skal derfor regnes som tidsubestemt og løper til en av partene sier det opp etter punkt {{notice}}.',
    en: 'The tenancy begins on {{start}}. The parties have set {{end}} as its last day, but the term is shorter than three years, and no reason for that is entered in this clause. The tenancy is therefore to count as open-ended and runs until one of the parties terminates it under clause {{notice}}.',
    law: '§ 9-3',
  },
  countsAsOpenShared: {
    nb: 'Leieforholdet begynner {{start}}. Partene har satt {{end}} som siste dag, men leietiden er kortere enn ett år, og i dette punktet er det ikke ført opp noen grunn til det. Leieforholdet skal derfor regnes som tidsubestemt og løper til en av partene sier det opp etter punkt {{notice}}.',
    en: 'The tenancy begins on {{start}}. The parties have set {{end}} as its last day, but the term is shorter than one year, and no reason for that is entered in this clause. The tenancy is therefore to count as open-ended and runs until one of the parties terminates it under clause {{notice}}.',
    law: '§ 9-3',
  },

  paidAhead: {
    nb: 'Leien betales på forskudd: Betalingen som forfaller {{first}}, er for måneden som leieforholdet begynner i ({{start}}), og hver senere betaling er for måneden etter den forrige.',
    en: 'The rent is paid in advance: the payment due on {{first}} is for the month in which the tenancy begins ({{start}}), and each later payment is for the month after the previous one.',
  },

  depositNone: {
    nb: 'Leietakeren skal ikke betale depositum. Sikkerhet som ikke er avtalt i denne avtalen, kan utleieren ikke kreve senere i leieforholdet.',
    en: 'The tenant is to pay no deposit. Security that is not agreed in this agreement cannot be demanded later in the tenancy.',
    law: '§§ 3-5 til 3-7',
  },
  depositRelease: {
    nb: 'Når leieforholdet er slutt, kan {{depositor}} kreve at banken betaler ut beløpet. Banken varsler da utleieren, og betaler ut fem uker etter at varselet ble sendt, hvis ikke utleieren innen den tid viser at det er reist sak; en klage til Husleietvistutvalget er nok. For leie, skader, renhold og andre krav kan banken bare betale utleieren når {{depositor}} har samtykket skriftlig, eller når kravet er rettskraftig avgjort.',
    en: 'When the tenancy has ended {{depositor}} may demand that the bank pays out the amount. The bank then notifies the landlord, and pays out five weeks after that notice was sent unless the landlord within that time shows that a case has been brought; a complaint to the Rent Disputes Tribunal is enough. For rent, damage, cleaning and other claims the bank can only pay the landlord when {{depositor}} has consented in writing or the claim has been finally decided.',
    law: '§ 3-5',
  },
  depositReleaseRent: {
    nb: 'Når leieforholdet er slutt, kan {{depositor}} kreve at banken betaler ut beløpet. Banken varsler da utleieren, og betaler ut fem uker etter at varselet ble sendt, hvis ikke utleieren innen den tid dokumenterer leie som skyldes til kontoen i punkt {{rent}}, eller viser at det er reist sak; en klage til Husleietvistutvalget er nok. For skader, renhold og andre krav kan banken bare betale utleieren når {{depositor}} har samtykket skriftlig, eller når kravet er rettskraftig avgjort.',
    en: 'When the tenancy has ended {{depositor}} may demand that the bank pays out the amount. The bank then notifies the landlord, and pays out five weeks after that notice was sent unless the landlord within that time documents rent owed to the account in clause {{rent}}, or shows that a case has been brought; a complaint to the Rent Disputes Tribunal is enough. For damage, cleaning and other claims the bank can only pay the landlord when {{depositor}} has consented in writing or the claim has been finally decided.',
    law: '§ 3-5',
  },

  guarantee: {
    nb: 'Det er avtalt en garanti på inntil {{sum}} {{kind}}: {{by}}. Garantien er sikkerhet for skyldig leie, skader på boligen, utgifter ved fravikelse og andre krav etter avtalen.',
    en: 'A guarantee of up to {{sum}} is agreed, {{kind}}: {{by}}. It is security for rent owed, damage to the dwelling, the costs of eviction and other claims under the agreement.',
    law: '§ 3-6',
  },
  guaranteeUntil: {
    nb: 'Garantien gjelder til og med {{until}}.',
    en: 'The guarantee holds until {{until}}, inclusive.',
  },
  guaranteeMost: {
    nb: 'Depositum og garanti kan til sammen ikke være mer enn {{months}} måneders leie, her {{most}}.',
    en: 'Deposit and guarantee together may not exceed {{months}} months’ rent, here {{most}}.',
    law: '§ 3-6',
  },
  guaranteeRecourse: {
    nb: 'Betaler garantisten utleieren til tross for leietakerens innvendinger, kan garantisten ikke kreve beløpet tilbake av leietakeren.',
    en: 'If the guarantor pays the landlord in spite of the tenant’s objections, the guarantor cannot claim the amount back from the tenant.',
    law: '§ 3-6',
  },
} satisfies Record<string, LawText>

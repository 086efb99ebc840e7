import type { LawText } from './model'

/**
 * The new sentences of the fifth edition. The bank handles unpaid rent only if the lease agrees on a rent account in
 * that bank, and each cost has one rule.
 */
export const fifthTexts = {
  depositRelease: {
    nb: 'Når leieforholdet er slutt, kan {{depositor}} kreve at banken betaler ut beløpet. Banken varsler da utleieren, og betaler ut fem uker etter varselet om ikke utleieren innen den tid viser at det er reist sak; en klage til Husleietvistutvalget er nok. For leie, skader, renhold og andre krav kan banken bare betale utleieren når {{depositor}} har samtykket skriftlig, eller når kravet er rettskraftig avgjort.',
    en: 'When the tenancy has ended {{depositor}} may demand that the bank pays out the amount. The bank then notifies the landlord, and pays out five weeks after that notice unless the landlord within that time shows that a case has been brought; a complaint to the Rent Disputes Tribunal is enough. For rent, damage, cleaning and other claims the bank can only pay the landlord when {{depositor}} has consented in writing or the claim has been finally decided.',
    law: '§ 3-5',
  },
  depositReleaseRent: {
    nb: 'Når leieforholdet er slutt, kan {{depositor}} kreve at banken betaler ut beløpet. Banken varsler da utleieren, og betaler ut fem uker etter varselet om ikke utleieren innen den tid dokumenterer leie som skyldes til kontoen i punkt {{rent}}, eller viser at det er reist sak; en klage til Husleietvistutvalget er nok. For skader, renhold og andre krav kan banken bare betale utleieren når {{depositor}} har samtykket skriftlig, eller når kravet er rettskraftig avgjort.',
    en: 'When the tenancy has ended {{depositor}} may demand that the bank pays out the amount. The bank then notifies the landlord, and pays out five weeks after that notice unless the landlord within that time documents rent owed to the account in clause {{rent}}, or shows that a case has been brought; a complaint to the Rent Disputes Tribunal is enough. For damage, cleaning and other claims the bank can only pay the landlord when {{depositor}} has consented in writing or the claim has been finally decided.',
    law: '§ 3-5',
  },

  powerTenantShared: {
    nb: 'Leietakeren har strømavtalen for boligen.',
    en: 'The tenant has the power contract of the dwelling.',
  },
  notShared: {
    nb: 'Dette gjelder ikke de delte kostnadene som er nevnt nedenfor.',
    en: 'This does not concern the shared costs that are named below.',
  },
  splitNotAllowedRest: {
    nb: 'Partene har også ført opp {{costs}} som delte kostnader. Utleieren kan ikke kreve betaling for det i tillegg til leien, og leietakeren betaler derfor ikke noe for det til utleieren.',
    en: 'The parties have also entered {{costs}} as shared costs. The landlord may not charge for that on top of the rent, and the tenant therefore pays the landlord nothing for it.',
    law: '§§ 3-1 og 3-7',
  },

  ownHomeTooLong: {
    nb: 'Partene har avtalt en leietid på mer enn fem år. Lovens regler om utleie av egen bolig under et fravær på inntil fem år gjelder derfor ikke for avtalen.',
    en: 'The parties have agreed a term of more than five years. The Act’s rules on letting one’s own home during an absence of up to five years therefore do not apply to the agreement.',
    law: '§ 11-4',
  },
} satisfies Record<string, LawText>

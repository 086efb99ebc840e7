/**
 * What the law requires in every lease, and what this kind of lease must and must not say. Written by hand, not taken from
 * the product.
 */
export const always = [
  'mindre gunstig for leietakeren enn husleieloven, gjelder ikke',
  '(husleieloven § 1-2)',
  '(husleieloven § 3-1)',
  '(husleieloven §§ 3-1 og 3-7)',
  '(husleieloven § 4-2)',
  '(husleieloven § 4-3)',
  '(husleieloven § 5-3)',
  '(husleieloven § 7-1)',
  '(husleieloven §§ 7-2 til 7-4)',
  '(husleieloven § 7-6)',
  '(husleieloven § 9-4)',
  '(husleieloven § 9-5)',
  '(husleieloven § 9-7)',
  '(husleieloven § 9-8)',
  'konsumprisindeksen',
  'minst én måneds skriftlig varsel',
  'tidligst tre i kraft ett år etter',
  'minst to år og seks måneder',
  'seks måneders skriftlig varsel',
  'skal være skriftlig og begrunnet',
  'protestere skriftlig til utleieren innen én måned',
  'søksmål innen tre måneder',
  'kan ikke stenge leietakeren ute',
  'Vedtakelse av tvangsfravikelse',
  'jf. § 13-2 tredje ledd bokstav a',
  'jf. tvangsfullbyrdelsesloven § 13-2 tredje ledd bokstav b',
  'tvangsfullbyrdelsesloven § 13-2 tredje ledd bokstav c',
  'tvangsfullbyrdelsesloven § 4-18',
  'innen 14 dager etter at skriftlig varsel',
  'utkastelse unngås når leien blir betalt',
  'eller gebyr for å inngå avtalen eller utlevere nøkler',
  'purring som sendes tidligst 14 dager etter forfall',
  'heller ikke felleskostnader',
  'Husleietvistutvalget',
  'i to eksemplarer',
  'Sted og dato',
  'Underskrift',
]
export const ofTerm = {
  running: {
    has: ['Det er tidsubestemt og løper', '(husleieloven § 9-6)'],
    hasNot: ['leieavtalen ikke kan sies opp', 'mer enn tre måneder etter'],
  },
  'time-bound': {
    has: [
      'gjør leietakeren oppmerksom på at leieavtalen ikke kan sies opp i den avtalte leietiden. (husleieloven § 9-2)',
      'mer enn tre måneder etter',
      'uten at utleieren skriftlig har oppfordret',
    ],
    hasNot: ['Det er tidsubestemt og løper'],
  },
}
const blocked = [
  'sperret',
  'i leietakerens navn',
  'Utleieren betaler for å åpne kontoen. Rentene tilhører leietakeren.',
  'ikke være mer enn 6 måneders leie',
  'fem uker',
  '(husleieloven §§ 3-5 og 3-6)',
  'når som helst kreve det tilbake',
]
const none = 'Leietakeren skal ikke betale depositum og ikke stille garanti.'
export const ofDeposit = {
  0: { has: [none, 'kan utleieren ikke kreve senere'], hasNot: ['sperret', 'fem uker'] },
  1: {
    has: [...blocked, 'Utleieren åpner en særskilt, sperret depositumskonto'],
    hasNot: [none, '3000 12 34567'],
  },
  2: {
    has: [...blocked, 'til en særskilt, sperret konto i leietakerens navn: 3000 12 34567'],
    hasNot: [none, 'etter at den er åpnet'],
  },
}
export const inEnglish = [
  'the Norwegian text prevails.',
  'Acceptance of eviction',
  'the Enforcement Act § 4-18',
  'protest in writing to the landlord within one month',
  '(Tenancy Act § 1-2)',
  'Landlord',
  'Signature',
]

import type { Letting } from '../law/model'
import type { LeaseCase } from './rules-case'
import type { SentenceName } from './rules-editions'

/** The cases in which a line is used. A fact that is left out may have any value. */
export type LineCondition = {
  readonly [K in Exclude<keyof LeaseCase, 'letting' | 'dwelling'>]?: readonly LeaseCase[K][]
}

/** The places of sentences, each with the heading of its clause. */
export const clausePlaces = {
  liability: 'partiesTitle',
  dwelling: 'dwellingTitle',
  shared: 'dwellingTitle',
  handover: 'dwellingTitle',
  kind: 'dwellingTitle',
  begin: 'termTitle',
  reasonGiven: 'termTitle',
  reasonBlank: 'termTitle',
  noReason: 'termTitle',
  after: 'termTitle',
  oneAccount: 'depositTitle',
  use: 'useTitle',
  smoking: 'useTitle',
  subletting: 'sublettingTitle',
  upkeep: 'upkeepTitle',
  notice: 'noticeTitle',
  whoEnds: 'noticeTitle',
  period: 'noticeTitle',
  breach: 'breachTitle',
  leaving: 'leavingTitle',
  copies: 'copiesTitle',
  signedFor: 'evictionTitle',
  signed: 'signaturesTitle',
} as const satisfies Record<string, SentenceName>

export type ClausePlace = keyof typeof clausePlaces

/** The sentence for each kind of letting. Null: there is none. */
export type SentenceByLetting = Readonly<Record<Letting, SentenceName | null>>

export interface ClauseLine extends SentenceByLetting {
  readonly place: ClausePlace
  readonly when: LineCondition
  /** The sentence of the first two editions, which have one kind of letting, one tenant and signatures by hand. */
  readonly before: SentenceName | null
  readonly as: 'text' | 'notice' | 'box'
  /**
   * The numbers of the first and the last edition with this line. Left out: the line starts with
   * the first edition, or is still in use.
   */
  readonly since?: number
  readonly until?: number
}

/** The same sentence for every kind of letting, except for those in `others`. */
const all = (sentence: SentenceName | null, others: Partial<SentenceByLetting> = {}): SentenceByLetting => ({
  home: sentence,
  shared_house: sentence,
  room: sentence,
  own_home: sentence,
  ...others,
})

const ofOwnHome = (sentence: SentenceName) => all(null, { own_home: sentence })

const ofRoom = (sentence: SentenceName) => all(null, { room: sentence })

const notOwnHome = (sentence: SentenceName) => all(sentence, { own_home: null })

const withProtection = (sentence: SentenceName) => all(sentence, { room: null, own_home: null })

/** A line of every edition. `before` is the sentence of the first two editions. */
const line = (
  place: ClausePlace,
  when: LineCondition,
  before: SentenceName | null,
  sentences: SentenceByLetting,
  as: ClauseLine['as'] = 'text',
): ClauseLine => ({ place, when, before, ...sentences, as })

const earlier = (
  place: ClausePlace,
  when: LineCondition,
  before: SentenceName | null,
  sentences: SentenceByLetting,
): ClauseLine => ({
  ...line(place, when, before, sentences),
  until: 3,
})

const from =
  (since: number) =>
  (place: ClausePlace, when: LineCondition, sentences: SentenceByLetting): ClauseLine => ({
    ...line(place, when, null, sentences),
    since,
  })

const [fourth, fifth, ninth] = [from(4), from(5), from(9)]

const [running, fixed, terminable] = [
  { term: ['running'] },
  { term: ['fixed'] },
  { term: ['terminable'] },
] as const satisfies readonly LineCondition[]

const withEnd = { term: ['fixed', 'terminable'] } as const satisfies LineCondition

const canEnd = { term: ['running', 'terminable'] } as const satisfies LineCondition

const short = { ...withEnd, length: ['short'] } as const satisfies LineCondition

/** A lease that counts as open-ended because its term is too short and has no reason. */
const countsAsOpen = { ...running, length: ['short'] } as const satisfies LineCondition

const [one, several] = [{ tenants: ['one'] }, { tenants: ['several'] }] as const satisfies readonly LineCondition[]

const [byHand, electronic] = [
  { signedBy: ['hand'] },
  { signedBy: ['bankid'] },
] as const satisfies readonly LineCondition[]

const [given, inOther, none] = [
  { reason: ['given'] },
  { reason: ['other'] },
  { reason: ['none'] },
] as const satisfies readonly LineCondition[]

const [smoking, noSmoking] = [
  { smoking: ['allowed'] },
  { smoking: ['forbidden'] },
] as const satisfies readonly LineCondition[]

/** The box on a part of the landlord's house. Only a fixed term has the sentence on its minimum. */
const partBoxes = (part: LeaseCase['part'], ofTerm: SentenceName, ofOpen: SentenceName): readonly ClauseLine[] => [
  { ...ninth('kind', { part: [part], ...withEnd }, all(null, { shared_house: ofTerm })), as: 'box' },
  { ...ninth('kind', { part: [part], ...running }, all(null, { shared_house: ofOpen })), as: 'box' },
]

/**
 * The sentences of each place. The lines of one place are in the order of the lease. words-*.ts names the section of
 * the Act on which a sentence is based. docs/lease-kinds.md is written from the lines of the latest edition.
 */
export const clauseTable: readonly ClauseLine[] = [
  line('liability', several, null, all('solidary')),

  line('dwelling', {}, 'dwelling', all('dwelling', { room: 'dwellingRoom' })),
  {
    ...line(
      'kind',
      {},
      null,
      { home: null, shared_house: 'boxShared', room: 'boxRoom', own_home: 'boxOwnHome' },
      'box',
    ),
    until: 8,
  },
  ...partBoxes('unsaid', 'boxShared', 'boxSharedOpen'),
  ...partBoxes('loft', 'boxSharedLoft', 'boxSharedLoftOpen'),
  ...partBoxes('basement', 'boxSharedBasement', 'boxSharedBasementOpen'),
  ...partBoxes('two_dwelling', 'boxSharedTwo', 'boxSharedTwoOpen'),
  { ...ninth('kind', canEnd, all(null, { room: 'boxRoom', own_home: 'boxOwnHome' })), as: 'box' },
  { ...ninth('kind', fixed, all(null, { room: 'boxRoomFixed', own_home: 'boxOwnHomeFixed' })), as: 'box' },
  fifth('kind', { absence: ['tooLong'] }, notOwnHome('ownHomeTooLong')),
  fourth('shared', { shared: ['named'] }, ofRoom('sharedRooms')),
  fourth('shared', { shared: ['unnamed'] }, ofRoom('sharedRoomsUnnamed')),
  earlier('handover', {}, 'handover', all('handover')),
  fourth('handover', {}, all('handover', { room: 'handoverRoom' })),

  line('begin', { ...running, length: ['long'] }, 'running', all('running')),
  fourth('begin', countsAsOpen, all('countsAsOpenHome', { shared_house: 'countsAsOpenShared', own_home: null })),
  line('begin', withEnd, 'fixed', all('fixed', { own_home: 'fixedOwnHome' })),
  line('begin', fixed, 'cannotTerminate', all('cannotTerminate', { own_home: 'cannotTerminateOwnHome' }), 'notice'),
  line('begin', terminable, 'terminable', all('terminable', { own_home: 'terminableOwnHome' })),
  line('begin', short, 'shortTerm', all('shortTermHome', { shared_house: 'shortTermShared', own_home: null })),
  line('reasonGiven', { ...withEnd, ...given }, 'reasonGiven', all('reasonGiven', { own_home: 'reasonGivenOwnHome' })),
  earlier('reasonBlank', { ...short, ...byHand, ...none }, 'reason', notOwnHome('reason')),
  earlier('reasonBlank', { ...short, ...byHand, ...inOther }, 'reasonInOther', notOwnHome('reasonInOther')),
  earlier('noReason', { ...short, ...electronic, ...none }, null, notOwnHome('reasonNone')),
  earlier('noReason', { ...short, ...electronic, ...inOther }, null, notOwnHome('reasonNoneInOther')),
  { ...fourth('noReason', { ...short, ...inOther }, notOwnHome('reasonStands')), until: 6 },
  line('after', withEnd, 'goesOn', notOwnHome('goesOn')),
  line('after', {}, null, ofOwnHome('fiveYears')),

  line('oneAccount', several, null, all('depositFirst')),
  fourth('oneAccount', several, all('depositMoves')),

  earlier('use', {}, 'use', all('use')),
  fourth('use', {}, all('use', { room: 'useRoom' })),
  fourth('use', {}, ofRoom('cleaningRoom')),
  earlier('smoking', smoking, 'smokingAllowed', all('smokingAllowed')),
  earlier('smoking', noSmoking, 'smokingForbidden', all('smokingForbidden')),
  fourth('smoking', smoking, all('smokingAllowed', { room: 'smokingAllowedRoom' })),
  fourth('smoking', noSmoking, all('smokingForbidden', { room: 'smokingForbiddenRoom' })),

  line('subletting', {}, 'subletting', all('household')),
  earlier('subletting', {}, null, all('sublet', { own_home: 'subletOwnHome' })),
  fourth('subletting', {}, all('sublet', { room: 'subletRoom', own_home: 'subletOwnHome' })),
  line('subletting', fixed, null, all('subletRest')),
  line('subletting', {}, null, all('subletAnswer')),

  earlier('upkeep', {}, 'upkeep', all('upkeep')),
  fourth('upkeep', {}, all('upkeep', { room: 'upkeepRoom' })),
  earlier('upkeep', {}, 'upkeepLandlord', all('upkeepLandlord')),
  fourth('upkeep', {}, all('upkeepLandlord', { room: 'upkeepLandlordRoom' })),
  line('upkeep', {}, 'damage', all('damage')),
  fourth('upkeep', {}, all('frost', { room: 'frostRoom' })),

  earlier('notice', running, 'notice', all('notice', { room: 'noticeRoom', own_home: 'noticeOwnHome' })),
  earlier(
    'notice',
    fixed,
    'noticeFixed',
    all('noticeFixed', { room: 'noticeFixedRoom', own_home: 'noticeFixedOwnHome' }),
  ),
  earlier(
    'notice',
    terminable,
    'noticeTerminable',
    all('noticeTerminable', { room: 'noticeTerminableRoom', own_home: 'noticeTerminableOwnHome' }),
  ),
  fourth('notice', running, all('notice', { own_home: 'noticeOwnHome' })),
  fourth('notice', fixed, all('noticeFixed', { own_home: 'noticeFixedOwnHome' })),
  fourth('notice', terminable, all('noticeTerminable', { own_home: 'noticeTerminableOwnHome' })),
  fourth('period', {}, all('period', { room: 'periodRoom' })),
  line('whoEnds', canEnd, 'tenantNotice', all('tenantNotice', { own_home: 'tenantNoticeOwnHome' })),
  earlier('whoEnds', fixed, 'tenantNotice', notOwnHome('tenantNotice')),
  fourth('whoEnds', fixed, notOwnHome('tenantNoticeFixed')),
  line(
    'whoEnds',
    canEnd,
    'landlordGrounds',
    all('landlordGrounds', { room: 'landlordRoom', own_home: 'landlordOwnHome' }),
  ),
  earlier('whoEnds', fixed, 'landlordGrounds', all('landlordGrounds', { room: 'landlordRoom', own_home: null })),
  fourth('whoEnds', fixed, all('landlordGroundsFixed', { room: 'landlordRoomFixed', own_home: null })),
  line('whoEnds', {}, 'landlordForm', withProtection('landlordForm')),
  line('whoEnds', {}, 'protest', withProtection('protest')),
  line('whoEnds', { ...canEnd, ...several }, null, all('noticeSeveral')),
  line('whoEnds', { ...fixed, ...several }, null, notOwnHome('noticeSeveralFixed')),

  earlier('breach', {}, 'breach', all('breach', { own_home: 'breachOwnHome' })),
  fourth('breach', {}, all('breach')),
  fourth('breach', {}, all('breachEnd', { own_home: 'breachEndOwnHome' })),

  earlier('leaving', {}, 'leaving', all('leaving')),
  fourth('leaving', {}, all('leaving', { room: 'leavingRoom' })),
  ninth('leaving', {}, all('leavingLate')),
  ninth('leaving', {}, all('leftThings')),

  line('copies', { ...byHand, ...one }, 'copies', all('copies')),
  line('copies', { ...byHand, ...several }, null, all('copiesSeveral')),
  line('copies', electronic, null, all('copiesElectronic')),

  line('signedFor', { ...byHand, ...one }, 'evictionSigned', all('evictionSigned')),
  line('signedFor', { ...byHand, ...several }, null, all('evictionSignedSeveral')),
  line('signedFor', { ...electronic, ...one }, null, all('evictionElectronic')),
  line('signedFor', { ...electronic, ...several }, null, all('evictionElectronicSeveral')),

  line('signed', byHand, 'signed', all('signed')),
  line('signed', electronic, null, all('signedElectronic')),
]

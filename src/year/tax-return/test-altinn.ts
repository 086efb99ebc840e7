import { ProviderFailure } from '../../base/provider/failure'
import { loadXml } from '../../base/xml/library'
import { TaxRefused, type Altinn, type ProviderConversations, type Instance } from './port'

/** The calls to Altinn. The process has two steps, which have different names here. */
export const altinnCalls = ['create', 'name', 'add', 'read', 'finish', 'hand in', 'look up', 'discard'] as const
export type AltinnCall = (typeof altinnCalls)[number]

/**
 * The kinds of failure. `lost`: the call is not carried out, and the connection breaks. `unanswered`: it is carried
 * out, but no answer comes. `declined`: it is refused and not carried out. `killed`, `killedAfter`: the process ends
 * before or after the call is carried out.
 */
export const failureKinds = ['lost', 'unanswered', 'declined', 'killed', 'killedAfter'] as const
export type FailureKindOfCall = (typeof failureKinds)[number]
/**
 * A step that gets no answer, and is not carried out until `carryOut`. Until then, other requests for the step are
 * refused.
 */
type Slow = 'slow'

/** Altinn in memory. It keeps Altinn's rules: steps come in order, and an instance is handed in only once. */
export function testAltinn() {
  const instances = new Map<string, Instance>()
  const plans: { point: AltinnCall; trouble: FailureKindOfCall | Slow; skip: number }[] = []
  let carryOut: (() => void) | null = null
  const asked: AltinnCall[] = []
  /** The instances that were handed in. They stay here even if they are removed at Altinn. */
  const reached: Instance[] = []
  let count = 0
  /** The authority's next answer, and how many lookups it takes until it comes. */
  let due: { readonly label: string; looks: number } | null = null

  let end: () => void = () => undefined

  async function at<T>(point: AltinnCall, work: () => T): Promise<T> {
    asked.push(point)
    const plan = plans.find((each) => each.point === point)
    if (plan && plan.skip > 0) plan.skip -= 1
    else if (plan) {
      plans.splice(plans.indexOf(plan), 1)
      if (plan.trouble === 'lost') throw new ProviderFailure('unreachable', `${point}: reset`)
      if (plan.trouble === 'declined') throw new TaxRefused(409, `${point}: 409`)
      if (plan.trouble === 'slow') {
        carryOut = () => void work()
        throw new ProviderFailure('timeout', `${point}: no answer`)
      }
      if (plan.trouble !== 'killed') work()
      if (plan.trouble === 'unanswered') throw new ProviderFailure('timeout', `${point}: no answer`)
      // A process that has ended does nothing more.
      end()
      return await new Promise<never>(() => undefined)
    }
    return work()
  }
  const known = (id: string): Instance => {
    const found = instances.get(id)
    if (!found) throw new TaxRefused(404, 'no such instance')
    return found
  }
  /** Gives the authority's answer to everything that was handed in. */
  function answer(label: string, description = ''): void {
    for (const [id, each] of instances)
      if (each.step === 'handedIn')
        instances.set(id, {
          ...each,
          answer: { label, description },
          files: [...each.files, { id: 'answer', dataType: 'tilbakemelding', scan: 'clean' }],
        })
  }
  const altinn: Altinn = {
    name: () => at('name', () => 'KARI NORDMANN'),
    create: () =>
      at('create', () => {
        count += 1
        const made: Instance = { id: `500/${count}`, step: 'filling', files: [], answer: null }
        instances.set(made.id, made)
        return made
      }),
    read: (id) =>
      at(instances.get(id)?.step === 'filling' ? 'read' : 'look up', () => {
        if (due && instances.get(id)?.step === 'handedIn' && (due.looks -= 1) <= 0) answer(due.label)
        return instances.get(id) ?? null
      }),
    add: (id, { dataType }) =>
      at('add', () => {
        const found = known(id)
        instances.set(id, { ...found, files: [...found.files, { id: 'file', dataType, scan: 'clean' }] })
        return 'file'
      }),
    next: (id) =>
      at(known(id).step === 'filling' ? 'finish' : 'hand in', () => {
        const found = known(id)
        if (carryOut !== null) throw new TaxRefused(409, 'being carried out')
        if (found.step === 'handedIn') throw new TaxRefused(409, 'handed in')
        const step = found.step === 'filling' ? 'confirming' : 'handedIn'
        const after: Instance = { ...found, step }
        instances.set(id, after)
        if (step === 'handedIn') reached.push(after)
        return step
      }),
    file: () => at('look up', () => '<receipt/>'),
    discard: (id) => at('discard', () => void instances.delete(id)),
  }
  const provider: ProviderConversations<Altinn> = {
    async ask(_operation, _taxpayer, work) {
      await loadXml()
      return await work(altinn)
    },
  }
  return {
    provider,
    asked,
    plan: (point: AltinnCall, trouble: FailureKindOfCall | Slow, skip = 0) => void plans.push({ point, trouble, skip }),
    /** Carries out the step that was slow. */
    carryOut() {
      const work = carryOut
      carryOut = null
      work?.()
    },
    /** A promise that resolves when the calling process ends. */
    died: () => new Promise<void>((ended) => void (end = ended)),
    /** The returns that have reached the authority. */
    handedIn: () => reached,
    /** Instances that are still open in the person's inbox. */
    open: () => [...instances.values()].filter(({ step }) => step !== 'handedIn'),
    answer,
    /** Sets the answer. It comes after `looks` more lookups, and all later lookups get it too. */
    answerAt: (looks: number, label: string) => void (due = { label, looks }),
  }
}

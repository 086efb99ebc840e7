import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OwnedCtx } from '../../base/call/context'
import { addTime, type Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { ProviderFailure } from '../../base/provider/failure'
import { ReturnRefused, TaxRefused, type Altinn, type Instance, type Taxpayer } from './port'
import { carryingOutMs } from './rules-sending'
import { operation, providersOf, refusalFor, type ReturnDeps } from './service-context'
import { attachmentsInto, envelopeOf } from '../tax-document/service-envelope'
import { validateDocument } from '../tax-document/service-return'
import type { Prepared } from './service-prepare'
import type { ReceiptService } from './service-receipts'
import { selectSubmissions, type Held, type SubmissionStore } from './service-submission'

/** How often a file is looked at that is being scanned, and how long in one conversation, in ms. */
const scanEvery = 500
const scanFor = 8000
/** So many conversations. */
const scanLooks = 4

export interface StepDeps extends ReturnDeps {
  readonly store: SubmissionStore
  readonly receipts: ReceiptService
}

/** An instance that waits for its last step. */
export interface Filled {
  readonly id: string
  /** When Altinn was last asked for that, and did not refuse; null: never. */
  readonly askedAt: Instant | null
}

/** What came of the last step. `unknown`: it is to be looked up before anything else is done. */
export type StepOutcome = 'submitted' | 'unknown'

/** The way of a valid return through Altinn, step by step. */
export function stepService(deps: StepDeps) {
  const { store, receipts, clock } = deps
  const ask = <T>(
    ctx: OwnedCtx,
    taxpayer: Taxpayer,
    at: { name: string; year: number; job?: number },
    work: (altinn: Altinn) => Promise<T>,
  ) => providersOf(deps).altinn.ask(operation(at.name, ctx, at.year, at.job), taxpayer, work)

  /** Makes the instance; its id is known as soon as it is there. */
  async function open(ctx: OwnedCtx, taxpayer: Taxpayer, held: Held): Promise<string> {
    return await ask(ctx, taxpayer, { name: 'create instance', year: held.year }, async (altinn) => {
      const { id } = await altinn.create(held.year)
      await store.change(ctx, held, { instance_id: id })
      // The receipt names whose login it was; it is handed in without it too.
      const name = await altinn.name().catch((error: unknown) => {
        if (error instanceof ProviderFailure) return ''
        throw error
      })
      if (name !== '') await store.change(ctx, held, { encrypted_sent_by: store.sealedName(name, held) })
      return id
    })
  }

  /** The return with the receipts that the authority asks for, which are added to the instance first. */
  async function uploadDocuments(ctx: OwnedCtx, taxpayer: Taxpayer, held: Held, prepared: Prepared, instance: string) {
    const attachments = []
    for (const paper of await receipts.papers(ctx, prepared)) {
      await store.change(ctx, held)
      const id = await ask(ctx, taxpayer, { name: 'add attachment', year: held.year }, (altinn) =>
        altinn.add(instance, { dataType: 'skattemelding-vedlegg', contentType: 'application/pdf', ...paper }),
      )
      for (const field of paper.fields)
        attachments.push({
          objectId: paper.objectId,
          field,
          id,
          name: paper.name,
          type: 'application/pdf' as const,
          at: ctx.now,
        })
    }
    if (attachments.length === 0) return prepared.xml
    const xml = attachmentsInto(held.year, prepared.xml, attachments)
    if (validateDocument(held.year, xml).length > 0) throw new Error('the return is not valid with its attachments')
    return xml
  }

  /** Waits until the files were looked through: before that Altinn takes no step. */
  async function awaitScan(ctx: OwnedCtx, taxpayer: Taxpayer, held: Held, id: string): Promise<void> {
    for (let look = 0; look < scanLooks; look += 1) {
      await store.change(ctx, held)
      const scan = await ask(ctx, taxpayer, { name: 'wait for scan', year: held.year }, async (altinn) => {
        for (let waited = 0; ; waited += scanEvery) {
          const found = scanOf(await altinn.read(id))
          if (found !== 'pending' || waited >= scanFor) return found
          await sleep(scanEvery)
        }
      })
      if (scan === 'clean') return
      if (scan === 'infected') throw new ReturnRefused(['vedleggStoppetAvAntivirus'])
    }
    throw new ProviderFailure('timeout', 'the files are being scanned')
  }

  /** Everything up to the last step; nothing of it hands anything in. */
  async function fill(ctx: OwnedCtx, taxpayer: Taxpayer, held: Held, prepared: Prepared): Promise<string> {
    const { systemName } = providersOf(deps)
    const id = await open(ctx, taxpayer, held)
    const xml = await uploadDocuments(ctx, taxpayer, held, prepared, id)
    const { documentId, year, submission } = prepared
    const envelope = envelopeOf({ xml, documentId, year, submission, systemName, purpose: 'egenfastsetting' })
    await store.change(ctx, held, { sha256: createHash('sha256').update(xml).digest('hex') })
    await ask(ctx, taxpayer, { name: 'add return', year }, (altinn) =>
      altinn.add(id, {
        dataType: 'skattemeldingOgNaeringsspesifikasjon',
        contentType: 'text/xml',
        name: 'skattemelding.xml',
        bytes: Buffer.from(envelope),
      }),
    )
    await awaitScan(ctx, taxpayer, held, id)
    await store.change(ctx, held)
    const step = await ask(ctx, taxpayer, { name: 'finish filling', year }, (altinn) => altinn.next(id))
    if (step !== 'confirming') throw new ProviderFailure('unreadable', `finish filling: ${step}`)
    return id
  }

  const read = (ctx: OwnedCtx, taxpayer: Taxpayer, year: number, id: string) =>
    ask(ctx, taxpayer, { name: 'look up instance', year }, (altinn) => altinn.read(id))

  const readOrUnknown = (...of: Parameters<typeof read>) =>
    read(...of).catch((error: unknown) => {
      if (error instanceof ProviderFailure) return 'unknown' as const
      throw error
    })

  /** Removes what was not handed in. Whether that went well. */
  async function discard(ctx: OwnedCtx, taxpayer: Taxpayer, year: number, id: string): Promise<boolean> {
    return await ask(ctx, taxpayer, { name: 'discard instance', year }, (altinn) => altinn.discard(id)).then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof ProviderFailure)) throw error
        return false
      },
    )
  }

  /**
   * Removes the instances of what has failed, so that they don't lie open in the person's inbox at Altinn. Those that can't
   * be removed now are tried with the next sending; one that turns out to be handed in is recorded so. `unknown`: that could
   * not be looked up of one whose last step was asked for.
   */
  async function tidy(ctx: OwnedCtx, taxpayer: Taxpayer, year: number): Promise<'looked' | 'unknown'> {
    const left = await selectSubmissions(ctx)
      .where('year', '=', year)
      .where('state', '=', 'failed')
      .where('instance_id', '<>', '')
      .orderBy('id', 'desc')
      .limit(3)
      .execute()
    for (const row of left) {
      const instance = await readOrUnknown(ctx, taxpayer, year, row.instance_id)
      if (instance === 'unknown') return row.confirm_asked_at === null ? 'looked' : 'unknown'
      if (instance?.step === 'handedIn') {
        const held = await store.claim(ctx, row)
        await store.submitted(ctx, held)
        await store.release(ctx, held)
      } else if (instance === null || (await discard(ctx, taxpayer, year, row.instance_id)))
        await store.forget(ctx, row.id)
      else return 'looked'
    }
    return 'looked'
  }

  /** It is surely not handed in, for that reason. */
  async function fail(ctx: OwnedCtx, held: Held, error: unknown): Promise<void> {
    const refusal = refusalFor(error)
    const reason =
      refusal instanceof Refusal
        ? refusal.reason
        : refusal instanceof ProviderFailure
          ? refusal.toRefusal().reason
          : 'internal'
    await store.change(ctx, held, { state: 'failed', error_reason: reason })
    await store.release(ctx, held)
  }

  /**
   * The last step. That it is being taken is committed before it is taken; how it ended is read from the instance, and
   * where that can't be read it is unknown. Throws what says that it is not handed in.
   */
  async function confirm(ctx: OwnedCtx, taxpayer: Taxpayer, held: Held, { id, askedAt }: Filled): Promise<StepOutcome> {
    await store.change(ctx, held, { state: 'confirming', confirm_asked_at: clock.now() })
    const declined = await ask(ctx, taxpayer, { name: 'hand in', year: held.year }, (altinn) => altinn.next(id)).then(
      () => null,
      (error: unknown) => {
        if (!(error instanceof ProviderFailure)) throw error
        return error
      },
    )
    const isDeclined = declined instanceof TaxRefused && declined.kind === 'refused'
    await store.change(ctx, held, isDeclined ? { confirm_asked_at: askedAt } : {})
    // What it answered is only believed of an answer that was understood; where it stands is read in any case.
    const instance = await readOrUnknown(ctx, taxpayer, held.year, id)
    if (instance !== 'unknown' && instance?.step === 'handedIn') {
      await store.submitted(ctx, held)
      return 'submitted'
    }
    // It is refused too while the step is being carried out for an earlier press whose answer was lost.
    const mayBeUnderWay = askedAt !== null && addTime(askedAt, carryingOutMs) > clock.now()
    if (instance !== 'unknown' && (instance === null || (isDeclined && !mayBeUnderWay))) {
      const why = declined ?? new ProviderFailure('refused', 'hand in: the instance is gone')
      await fail(ctx, held, why)
      throw why
    }
    return 'unknown'
  }

  return { fill, confirm, readOrUnknown, discard, tidy, fail }
}

/** The worst of its files. Throws for an instance that isn't there any more: nothing can be handed in. */
function scanOf(instance: Instance | null): 'pending' | 'clean' | 'infected' {
  if (instance === null) throw new ProviderFailure('refused', 'wait for scan: the instance is gone')
  const scans = new Set(instance.files.map(({ scan }) => scan))
  return scans.has('infected') ? 'infected' : scans.has('pending') ? 'pending' : 'clean'
}

export type StepService = ReturnType<typeof stepService>

import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OwnedCtx } from '../../base/call/context'
import { ProviderFailure } from '../../base/provider/failure'
import { ReturnRefused, type Altinn, type Instance, type Taxpayer } from './port'
import { requireProviders } from './service-context'
import { nameAttachments, returnEnvelope } from './service-envelope'
import type { PreparedReturn } from './service-prepare'
import type { ReceiptService } from './service-receipts'
import { validateDocument } from './service-return'
import { submissionEncryption } from './service-select'
import type { ClaimedSubmission } from './service-store'
import { askAltinn, orValueOnFailure, type SubmissionDeps } from './service-submission-context'

/**
 * Times in ms. In one conversation, the scans are checked every `scanEvery`, for at most `scanFor`.
 */
const scanEvery = 500

const scanFor = 8000

/** The number of conversations that wait for the scans before the sending gives up. */
const scanLooks = 4

/** Fills an instance at Altinn. None of its steps hands in anything. */
export function fillService(
  deps: Pick<SubmissionDeps, 'providers' | 'encryption' | 'store'> & { readonly receipts: ReceiptService },
) {
  const { store, receipts, encryption, providers } = deps

  /** Creates an instance. Its id is stored immediately. */
  const open = (ctx: OwnedCtx, taxpayer: Taxpayer, held: ClaimedSubmission): Promise<string> =>
    askAltinn(deps, ctx, taxpayer, { name: 'create instance', year: held.year }, async (altinn) => {
      const { id } = await altinn.create(held.year)
      await store.change(ctx, held, { instance_id: id })
      // The receipt names the person who logged in. If the name is missing, the sending continues.
      const name = await altinn.name().catch(orValueOnFailure(''))
      const context = submissionEncryption.context('encrypted_sent_by', held.id)
      if (name !== '') await store.change(ctx, held, { encrypted_sent_by: encryption.encrypt(name, context) })
      return id
    })

  /** Uploads the receipts. Returns the return with references to the receipts. */
  async function uploadReceipts(
    ctx: OwnedCtx,
    taxpayer: Taxpayer,
    held: ClaimedSubmission,
    prepared: PreparedReturn,
    instance: string,
  ): Promise<string> {
    const contentType = 'application/pdf'
    const attachments = []
    for (const { objectId, fields, name, bytes } of await receipts.papers(ctx, prepared)) {
      await store.change(ctx, held)
      const id = await askAltinn(deps, ctx, taxpayer, { name: 'add attachment', year: held.year }, (altinn) =>
        altinn.add(instance, { dataType: 'skattemelding-vedlegg', contentType, name, bytes }),
      )
      for (const field of fields)
        attachments.push({ objectId, field, id, name, type: contentType, at: ctx.now } as const)
    }
    if (attachments.length === 0) return prepared.xml
    const xml = nameAttachments(held.year, prepared.xml, attachments)
    if (validateDocument(held.year, xml).length > 0) throw new Error('the return is not valid with its attachments')
    return xml
  }

  /** Waits until all files are scanned. Before that, Altinn refuses every step. */
  async function awaitScan(ctx: OwnedCtx, taxpayer: Taxpayer, held: ClaimedSubmission, id: string): Promise<void> {
    for (let look = 0; look < scanLooks; look += 1) {
      await store.change(ctx, held)
      const scan = await askAltinn(deps, ctx, taxpayer, { name: 'wait for scan', year: held.year }, (altinn) =>
        scanned(altinn, id),
      )
      if (scan === 'clean') return
      if (scan === 'infected') throw new ReturnRefused(['vedleggStoppetAvAntivirus'])
    }
    throw new ProviderFailure('timeout', 'the files are being scanned')
  }

  /** Returns the id of the filled instance. Only its last step is left. */
  return async (
    ctx: OwnedCtx,
    taxpayer: Taxpayer,
    held: ClaimedSubmission,
    prepared: PreparedReturn,
  ): Promise<string> => {
    const { systemName } = requireProviders(providers)
    const id = await open(ctx, taxpayer, held)
    const xml = await uploadReceipts(ctx, taxpayer, held, prepared, id)
    const { documentId, year, submission } = prepared
    const envelope = returnEnvelope({ xml, documentId, year, submission, systemName, purpose: 'egenfastsetting' })
    await store.change(ctx, held, { sha256: createHash('sha256').update(xml).digest('hex') })
    await askAltinn(deps, ctx, taxpayer, { name: 'add return', year }, (altinn) =>
      altinn.add(id, {
        dataType: 'skattemeldingOgNaeringsspesifikasjon',
        contentType: 'text/xml',
        name: 'skattemelding.xml',
        bytes: Buffer.from(envelope),
      }),
    )
    await awaitScan(ctx, taxpayer, held, id)
    await store.change(ctx, held)
    const step = await askAltinn(deps, ctx, taxpayer, { name: 'finish filling', year }, (altinn) => altinn.next(id))
    if (step !== 'confirming') throw new ProviderFailure('unreadable', `finish filling: ${step}`)
    return id
  }
}

/** Checks the scans several times in one conversation. */
async function scanned(altinn: Altinn, id: string): Promise<'pending' | 'clean' | 'infected'> {
  for (let waited = 0; ; waited += scanEvery) {
    const found = scanOf(await altinn.read(id))
    if (found !== 'pending' || waited >= scanFor) return found
    await sleep(scanEvery)
  }
}

/** The worst result of the scans. Throws if the instance no longer exists, because then nothing can be handed in. */
function scanOf(instance: Instance | null): 'pending' | 'clean' | 'infected' {
  if (instance === null) throw new ProviderFailure('refused', 'wait for scan: the instance is gone')
  const scans = new Set(instance.files.map(({ scan }) => scan))
  return scans.has('infected') ? 'infected' : scans.has('pending') ? 'pending' : 'clean'
}

export type FillService = ReturnType<typeof fillService>

import { verdictAnswer } from '../skatteetaten/answers'
import { judgeEnvelopeOfPerson } from '../skatteetaten/judging'
import { elementBytes, dataTypes, envelopeElement, putFile, type Instances, type StoredInstance } from './instances'
import { authorityDraftOf, takeForcedResult, reviseDraft, type Authority } from '../skatteetaten/state'
import { taxpayerOf } from '../skatteetaten/taxpayers'
import type { EnvelopeVerdict } from '../skatteetaten/verdict'
import { openXml } from '../skatteetaten/xml'

const texts = {
  Tilgjengelig: 'Skattemeldingen er mottatt og ligger klar på skatteetaten.no. Du må selv levere den der.',
  Godkjent: 'Skattemeldingen er godkjent og levert.',
  Avvist: 'Skattemeldingen er avvist. Ingenting er levert.',
} as const
type Label = keyof typeof texts

/** A return that is to be completed in the portal is not refused for errors that a person can still correct there. */
function labelOf({ isOk, causes, submission }: EnvelopeVerdict): Label {
  if (submission === 'komplett') return isOk ? 'Godkjent' : 'Avvist'
  return causes.every((cause) => cause === 'faktiskFeilVedKontroll') ? 'Tilgjengelig' : 'Avvist'
}

const underWay = new Map<string, Promise<void>>()

/** Creates the authority's answer to a submission once its time has come. Each answer is given once. */
export async function answerSubmission(authority: Authority, instances: Instances, id: string): Promise<void> {
  const found = instances.all.get(id)
  const isDue =
    found?.submitted &&
    !found.substatus &&
    Date.parse(instances.now()) >= Date.parse(found.submitted) + authority.feedbackMs
  if (!isDue) return
  const running = underWay.get(id) ?? answer(authority, instances, found).finally(() => underWay.delete(id))
  underWay.set(id, running)
  await running
}

async function answer(authority: Authority, instances: Instances, instance: StoredInstance): Promise<void> {
  const { id, year, pid } = instance
  const envelope = elementBytes(instances, envelopeElement(instance)!).toString()
  const attachments = instance.data.filter(({ dataType }) => dataType === dataTypes.attachment).map((each) => each.id)
  const verdict = await judgeEnvelopeOfPerson(
    authority,
    { year, pid, envelope },
    { forced: takeForcedResult(authority), attachments },
  )
  const label = labelOf(verdict)
  const draft = authorityDraftOf(authority, year, pid)
  if (draft && label !== 'Avvist')
    reviseDraft(authority, draft, {
      xml: verdict.document,
      submitted: envelope,
      isAssessed: label === 'Godkjent',
      // A complete return answers all open questions.
      ...(label === 'Godkjent' && { answered: taxpayerOf(pid)!.reported.map((each) => each.id) }),
    })
  const receipt = verdictAnswer(await openXml(), verdict)
  putFile(instances, instances.all.get(id)!, {
    dataType: dataTypes.receipt,
    filename: 'tilbakemelding.xml',
    contentType: 'application/xml',
    bytes: Buffer.from(receipt),
  })
  const answered = instances.all.change(id, { substatus: { label, description: texts[label] } })
  for (const listener of instances.onAnswered) listener(answered)
}

/** Answers automatically when the time has come, even if nobody asks. */
export function scheduleAnswer(authority: Authority, instances: Instances, id: string): void {
  instances.later(() => answerSubmission(authority, instances, id), authority.feedbackMs + 10)
}

/** Answers submissions from before the sandbox was started, or before its time was moved on. */
export async function answerDueSubmissions(authority: Authority, instances: Instances): Promise<void> {
  for (const { id, submitted, substatus } of instances.all.list())
    if (submitted !== null && !substatus) {
      await answerSubmission(authority, instances, id)
      if (!instances.all.get(id)?.substatus) scheduleAnswer(authority, instances, id)
    }
}

/**
 * Decides about a return that is available in the authority's portal. Either the taxpayer submits it there, or the
 * authority rejects it afterwards. False when there is no such return.
 */
export function settleReturnInPortal(
  authority: Authority,
  instances: Instances,
  id: string,
  label: Exclude<Label, 'Tilgjengelig'>,
): boolean {
  const found = instances.all.get(id)
  if (found?.substatus?.label !== 'Tilgjengelig') return false
  const draft = authorityDraftOf(authority, found.year, found.pid)
  if (!draft || draft.isAssessed) return false
  if (label === 'Godkjent') reviseDraft(authority, draft, { isAssessed: true })
  instances.all.change(id, { substatus: { label, description: texts[label] } })
  return true
}

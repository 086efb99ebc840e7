import type { FastifyReply } from 'fastify'
import type { Sandbox } from '../control/sandbox'
import { html } from '../page/html'
import { sendPage } from '../page/layout'
import { judgeEnvelopeOfPerson } from '../skatteetaten/judging'
import { returnPage } from '../skatteetaten/pages'
import { missingReturn, taxpayerName, previewPath } from '../skatteetaten/preview'
import type { Authority } from '../skatteetaten/state'
import { settleReturnInPortal } from './feedback'
import { elementBytes, dataTypes, envelopeElement, type Instances, type StoredInstance } from './instances'
import { overviewPage, submissionView } from './pages'

const here = '/skatteetaten'
type OfInstance = { Params: { party: string; guid: string } }

/** The authority's pages about submissions. A person can read them, and submit a return that is available there. */
export function submissionPages({ app, clock, links }: Sandbox, authority: Authority, instances: Instances): void {
  links.push({ href: here, title: 'Tax authority', text: 'Tax returns: previews, and what was handed in' })

  app.get(here, async (_request, reply) => {
    const previews = authority.previews.list().filter(({ until }) => until > clock.now())
    const submissions = instances.all.list().filter(({ isDeleted }) => !isDeleted)
    return await sendPage(reply, {
      title: 'Tax authority',
      here,
      main: overviewPage(
        previews.map(({ id, year, pid }) => ({
          href: `${here}${previewPath}?id=${id}`,
          text: `${taxpayerName(pid)}, ${year}`,
        })),
        submissions.map((each) => ({
          href: `${here}/submissions/${each.id}`,
          text: `${taxpayerName(each.pid)}, ${each.year}`,
          state: each.substatus?.label ?? (each.submitted === null ? 'Not handed in' : 'Handed in'),
        })),
      ),
    })
  })

  const show = async (reply: FastifyReply, instance: StoredInstance | undefined) => {
    const envelope = instance && !instance.isDeleted ? envelopeElement(instance) : undefined
    if (!instance || !envelope) return await missingReturn(reply)
    const { year, pid } = instance
    const asked = { year, pid, envelope: elementBytes(instances, envelope).toString() }
    const verdict = await judgeEnvelopeOfPerson(authority, asked, { needsReference: false })
    return await sendPage(reply, {
      title: `Tax return ${year}`,
      here: '',
      main: html`${submissionView(instance)} ${returnPage(verdict, taxpayerName(pid))}`,
    })
  }
  const find = ({ party, guid }: OfInstance['Params']) => instances.all.get(`${party}/${guid}`)

  // The address under which the authority's own pages show an instance that waits for confirmation.
  app.get<{ Querystring: { instansId?: string } }>(
    `${here}/web/skattemelding-visning/altinn`,
    async ({ query }, reply) => {
      const found = instances.all.get(query.instansId ?? '')
      return await show(reply, found?.task === 'Task_1' ? undefined : found)
    },
  )
  app.get<OfInstance>(`${here}/submissions/:party/:guid`, async ({ params }, reply) => await show(reply, find(params)))
  for (const [action, label] of [
    ['deliver', 'Godkjent'],
    ['reject', 'Avvist'],
  ] as const)
    app.post<OfInstance>(`${here}/submissions/:party/:guid/${action}`, async ({ params }, reply) => {
      const found = find(params)
      if (!found) return await missingReturn(reply)
      settleReturnInPortal(authority, instances, found.id, label)
      return await reply.redirect(`${here}/submissions/${found.id}`, 303)
    })

  app.get('/__sandbox/skatteetaten/submissions', async () =>
    instances.all
      .list()
      .filter(({ submitted }) => submitted !== null)
      .map((each) => ({
        instance: each.id,
        pid: each.pid,
        person: taxpayerName(each.pid),
        year: each.year,
        submitted: each.submitted,
        substatus: each.substatus,
        attachments: each.data.filter(({ dataType }) => dataType === dataTypes.attachment).map((file) => file.filename),
        document: elementBytes(instances, envelopeElement(each)!).toString(),
      })),
  )
}

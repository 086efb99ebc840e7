import { randomUUID } from 'node:crypto'
import { openCollection, type Collection } from '../control/collection'
import type { Sandbox } from '../control/sandbox'
import type { Taxpayer } from '../skatteetaten/taxpayers'

/** The steps of the process in Altinn's app of the tax return. */
export const processTasks = {
  Task_1: { name: 'Utfylling', altinnTaskType: 'data' },
  Task_2: { name: 'Bekreftelse', altinnTaskType: 'confirmation' },
  Task_3: { name: 'Tilbakemelding', altinnTaskType: 'feedback' },
} as const
export type ProcessTask = keyof typeof processTasks

export const appId = 'skd/formueinntekt-skattemelding-v2'
export const dataTypes = {
  form: 'Skattemeldingsapp_v2',
  envelope: 'skattemeldingOgNaeringsspesifikasjon',
  attachment: 'skattemelding-vedlegg',
  receipt: 'tilbakemelding',
} as const

/** One file of an instance. Its bytes are stored separately. */
export interface DataElement {
  readonly id: string
  readonly dataType: string
  readonly filename: string
  readonly contentType: string
  readonly size: number
  /** The time of the upload, in the sandbox's time. The scan ends about a second later. */
  readonly uploaded: string
  readonly isInfected: boolean
}

export interface StoredInstance {
  /** `<party>/<guid>` */
  readonly id: string
  readonly pid: string
  readonly party: number
  /** 0 until the year is set. */
  readonly year: number
  readonly created: string
  readonly task: ProcessTask
  /** When it was submitted. Null before. */
  readonly submitted: string | null
  readonly substatus: { readonly label: string; readonly description: string } | null
  readonly data: readonly DataElement[]
  readonly isDeleted: boolean
}

interface StoredBytes {
  readonly id: string
  readonly base64: string
}

export interface Instances {
  readonly all: Collection<StoredInstance>
  readonly bytes: Collection<StoredBytes>
  now(): string
  /** Runs the work after that time, in milliseconds. Not after the sandbox has ended. */
  later(work: () => Promise<void>, ms: number): void
  /** Called with each submission that the authority has answered. */
  readonly onAnswered: ((instance: StoredInstance) => void)[]
}

export function openInstances(sandbox: Sandbox): Instances {
  const timers = new Set<NodeJS.Timeout>()
  sandbox.app.addHook('onClose', async () => timers.forEach((timer) => clearTimeout(timer)))
  return {
    all: openCollection<StoredInstance>(sandbox, 'altinn-instances'),
    bytes: openCollection<StoredBytes>(sandbox, 'altinn-files', { entries: 1000, bytes: 128_000_000 }),
    now: () => sandbox.clock.now(),
    later: (work, ms) => void timers.add(setTimeout(() => void work(), ms).unref()),
    onAnswered: [],
  }
}

/** The text that every virus scanner reports as a virus (EICAR test file). */
const marker = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'

type Added = Pick<DataElement, 'dataType' | 'filename' | 'contentType'> & { readonly bytes: Buffer }

const elementOf = ({ bytes, ...added }: Added, id: string, uploaded: string): DataElement => ({
  ...added,
  id,
  uploaded,
  size: bytes.length,
  isInfected: bytes.includes(marker),
})

/** Adds a file, or replaces the file `replaced`. */
export function putFile(
  instances: Instances,
  instance: StoredInstance,
  added: Added,
  replaced?: DataElement,
): DataElement {
  const element = elementOf(added, replaced?.id ?? randomUUID(), instances.now())
  const stored = { id: element.id, base64: added.bytes.toString('base64') }
  if (replaced) instances.bytes.change(element.id, stored)
  else instances.bytes.add(stored)
  const others = instance.data.filter(({ id }) => id !== element.id)
  instances.all.change(instance.id, { data: [...others, element] })
  return element
}

export const elementBytes = ({ bytes }: Instances, { id }: DataElement): Buffer =>
  Buffer.from(bytes.get(id)?.base64 ?? '', 'base64')

/** The envelope of an instance. Undefined before there is one. */
export const envelopeElement = ({ data }: StoredInstance): DataElement | undefined =>
  data.find(({ dataType }) => dataType === dataTypes.envelope)

/** A new instance with the form that Altinn itself adds. */
export function createInstance(instances: Instances, { pid, party }: Taxpayer, year: number): StoredInstance {
  const made = instances.all.add({
    id: `${party}/${randomUUID()}`,
    pid,
    party,
    year,
    created: instances.now(),
    task: 'Task_1',
    submitted: null,
    substatus: null,
    data: [],
    isDeleted: false,
  })
  const form = { dataType: dataTypes.form, filename: '', contentType: 'application/xml', bytes: Buffer.alloc(0) }
  putFile(instances, made, form)
  return instances.all.get(made.id)!
}

import { appId, dataTypes, processTasks, type DataElement, type StoredInstance } from './instances'

const scanMs = 1000
type Scan = 'NotApplicable' | 'Pending' | 'Clean' | 'Infected'
export function scanResult({ dataType, uploaded, isInfected }: DataElement, now: string): Scan {
  if (dataType === dataTypes.form || dataType === dataTypes.receipt) return 'NotApplicable'
  if (Date.parse(now) < Date.parse(uploaded) + scanMs) return 'Pending'
  return isInfected ? 'Infected' : 'Clean'
}

const guidOf = ({ id }: StoredInstance) => id.split('/')[1]!

export const elementAnswer = (instance: StoredInstance, element: DataElement, now: string): object => ({
  id: element.id,
  instanceGuid: guidOf(instance),
  dataType: element.dataType,
  filename: element.filename || null,
  contentType: element.contentType,
  size: element.size,
  locked: instance.task !== 'Task_1',
  created: element.uploaded,
  fileScanResult: scanResult(element, now),
})

export const processAnswer = ({ task, created }: StoredInstance): object => ({
  started: created,
  currentTask: { elementId: task, ...processTasks[task] },
  ended: null,
})

/** An instance as Altinn shows it. The form comes first. */
export function instanceAnswer(instance: StoredInstance, now: string): object {
  const { id, pid, party, created, substatus, year } = instance
  const data = instance.data.toSorted((a) => (a.dataType === dataTypes.form ? -1 : 0))
  return {
    id,
    instanceOwner: { partyId: String(party), personNumber: pid },
    appId,
    org: 'skd',
    process: processAnswer(instance),
    status: { isArchived: false, isSoftDeleted: false, isHardDeleted: false, substatus },
    data: data.map((element) => elementAnswer(instance, element, now)),
    dataValues: { inntektsaar: String(year) },
    created,
  }
}

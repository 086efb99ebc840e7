import { one, type Planted } from './edit'

/** Defects that appear when two editors change one record. */
export const editorDefects: readonly Planted[] = [
  one(
    'nobody compares what a write was opened with',
    ['two-editors', 'refuses what was written'],
    'base/call runOnce',
    'if (precondition) await checkUnchanged(ctx as OwnedCtx, input, precondition)',
    'void checkUnchanged',
  ),
  one(
    'a record is compared before its account is held',
    ['two-editors', 'lets one of two'],
    'base/call checkUnchanged',
    'await lockAccount(ctx)',
    'void lockAccount',
  ),
  one(
    'a field of the form is left out of the tag',
    ['two-editors', 'GET house'],
    'landlord/house read',
    "tagged: [...houseRecord.names, 'years']",
    "tagged: [...houseRecord.names.filter((name) => name !== 'share_number'), 'years']",
  ),
]

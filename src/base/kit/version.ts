/** Whether release `one` (`1.4.0`) came before `other`, by their three numbers. */
export function isEarlier(one: string, other: string): boolean {
  const [left, right] = [one, other].map((version) => version.split(/[.-]/, 3).map(Number))
  const at = left!.findIndex((number, index) => number !== right![index])
  return at >= 0 && left![at]! < right![at]!
}

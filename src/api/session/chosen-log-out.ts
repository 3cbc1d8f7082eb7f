let wasChosen = false;

/** Whether the last session of this tab ended because its viewer logged out here. */
export const wasLogOutChosen = (): boolean => wasChosen;

export function rememberChosenLogOut(isChosen: boolean): void {
  wasChosen = isChosen;
}

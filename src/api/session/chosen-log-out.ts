let wasChosen = false;

/** Whether this tab's last session ended because the viewer logged out in this tab. */
export const wasLogOutChosen = (): boolean => wasChosen;

export function rememberChosenLogOut(isChosen: boolean): void {
  wasChosen = isChosen;
}

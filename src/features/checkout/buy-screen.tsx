import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useViewer } from '../../api/hooks/viewer';
import { LoadFailure } from '../../components/loading/load-failure';
import { TeamChooser } from '../../components/passes/team-chooser';
import { Text } from '../../i18n/text';
import { buyPath, paths } from '../../lib/links/paths';
import { findPreparationProblem, readBasket } from '../../lib/purchase/prepare';
import { productKey, productOf } from '../../lib/purchase/product';
import { LinkButton } from '../../ui/button/button';
import { MessagePanel } from '../../ui/feedback/message-panel';
import { Notice } from '../../ui/feedback/notice';
import { Page } from '../../ui/layout/page';
import { Checkout } from './checkout';
import { CheckoutSkeleton } from './checkout-skeleton';
import { useProduct } from './use-product';

/** The product is part of the URL, so that the viewer returns to the same product after logging in. */
export function Component() {
  const viewer = useViewer();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const requested = readBasket(query);
  const { purchasable, error, retry, isFetching } = useProduct(requested);
  if (!viewer) return <Navigate to={paths.login} replace />;

  const missingId = findPreparationProblem(requested, {});
  if (missingId) return <NothingChosen />;
  if (!purchasable)
    return error && error.status !== 404 ? (
      <LoadFailure level={1} error={error} onRetry={retry} retrying={isFetching} />
    ) : error ? (
      <NotOnOffer />
    ) : (
      <CheckoutSkeleton />
    );

  // The URL may leave out the package id, which the event itself has.
  const basket =
    requested.type === 'event' && purchasable.event
      ? { ...requested, single_event_package_id: purchasable.event.single_event_package_id }
      : requested;
  const isPaidEvent =
    purchasable.event !== null && purchasable.event.type !== 'free' && purchasable.event.type !== 'register';
  const problem = findPreparationProblem(basket, { isTeamPass: purchasable.item?.is_team_pass, isPaidEvent });
  const product = productOf(basket);
  const isForeignTeam =
    purchasable.item?.is_team_pass &&
    basket.participant_id &&
    !purchasable.item.participants.includes(basket.participant_id);
  if ((problem === 'buy.teamNotSelected' || isForeignTeam) && purchasable.item)
    return (
      <Page title={<Text id="buy.chooseTeam" />}>
        {query.has('package_id') && (
          <Notice type="info">
            <Text id="buy.teamNotSelected" />
          </Notice>
        )}
        <TeamChooser
          item={purchasable.item}
          onChoose={(id) => void navigate(buyPath({ ...basket, participant_id: id }), { replace: true })}
        />
      </Page>
    );
  if (purchasable.event && purchasable.event.single_event_package_id === null)
    return <NotOnOffer eventId={purchasable.event.id} />;
  if (problem || !product) return <NothingChosen />;
  return (
    <Checkout
      key={productKey(product)}
      viewer={viewer}
      basket={basket}
      product={product}
      purchasable={purchasable}
    />
  );
}

function NothingChosen() {
  return (
    <MessagePanel level={1} title={<Text id="buy.nothingChosen" />} actions={<ToPasses />}>
      <p>
        <Text id="buy.idNotSelected" />
      </p>
    </MessagePanel>
  );
}

function NotOnOffer({ eventId }: { eventId?: number }) {
  return (
    <MessagePanel level={1} title={<Text id="buy.notOnOffer" />} actions={<ToPasses eventId={eventId} />}>
      <p>
        <Text id="buy.notOnOfferBody" />
      </p>
    </MessagePanel>
  );
}

function ToPasses({ eventId }: { eventId?: number | undefined }) {
  return (
    <LinkButton to={eventId ? `${paths.packages}?event_id=${eventId}` : paths.packages}>
      <Text id="buy.seePasses" />
    </LinkButton>
  );
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const channelKeyChannelKeyMin = 8;
export const channelKeyChannelKeyMax = 128;



export const ChannelKey = /*#__PURE__*/ zod.object({
  "channel_key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(channelKeyChannelKeyMin)).check(/*#__PURE__*/ zod.maxLength(channelKeyChannelKeyMax))
});

export type ChannelKey = zod.input<typeof ChannelKey>;
export type ChannelKeyOutput = zod.output<typeof ChannelKey>;

export const ErrorCode = /*#__PURE__*/ zod.enum(['validation_failed', 'no_key_found', 'email_already_registered', 'invalid_credentials', 'wrong_auth_data', 'already_logged_in', 'verification_failed', 'email_already_verified', 'user_not_found', 'reset_key_expired', 'reset_failed', 'recaptcha_required', 'recaptcha_invalid', 'promo_code_wrong', 'promo_code_invalid', 'already_purchased', 'product_unavailable', 'card_declined', 'trial_already_used', 'not_cancellable', 'not_allowed', 'geo_blocked', 'clip_not_ready', 'unauthenticated', 'not_found', 'too_many_requests', 'server_error']);

export type ErrorCode = zod.input<typeof ErrorCode>;
export type ErrorCodeOutput = zod.output<typeof ErrorCode>;




export const Failure = /*#__PURE__*/ zod.object({
  "code": ErrorCode,
  "message": /*#__PURE__*/ zod.string(),
  "errors": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.minLength(1)))
});

export type Failure = zod.input<typeof Failure>;
export type FailureOutput = zod.output<typeof Failure>;

export const apiKeyRequestChannelKeyMin = 8;
export const apiKeyRequestChannelKeyMax = 128;



export const ApiKeyRequest = /*#__PURE__*/ zod.object({
  "channel_key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(apiKeyRequestChannelKeyMin)).check(/*#__PURE__*/ zod.maxLength(apiKeyRequestChannelKeyMax))
});

export type ApiKeyRequest = zod.input<typeof ApiKeyRequest>;
export type ApiKeyRequestOutput = zod.output<typeof ApiKeyRequest>;

export const apiKeyApiKeyMin = 16;
export const apiKeyApiKeyMax = 256;



export const ApiKey = /*#__PURE__*/ zod.object({
  "api_key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(apiKeyApiKeyMin)).check(/*#__PURE__*/ zod.maxLength(apiKeyApiKeyMax))
});

export type ApiKey = zod.input<typeof ApiKey>;
export type ApiKeyOutput = zod.output<typeof ApiKey>;

export const RecaptchaTokenMax = 4096;



export const RecaptchaToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(RecaptchaTokenMax));

export type RecaptchaToken = zod.input<typeof RecaptchaToken>;
export type RecaptchaTokenOutput = zod.output<typeof RecaptchaToken>;

export const logInRequestLoginMax = 254;

export const logInRequestPasswordMax = 128;



export const LogInRequest = /*#__PURE__*/ zod.object({
  "login": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(logInRequestLoginMax)),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(logInRequestPasswordMax)),
  "recaptcha_token": /*#__PURE__*/ zod.union([RecaptchaToken,/*#__PURE__*/ zod.null()])
});

export type LogInRequest = zod.input<typeof LogInRequest>;
export type LogInRequestOutput = zod.output<typeof LogInRequest>;




export const Id = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1));

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const EmailMax = 254;



export const Email = /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(EmailMax));

export type Email = zod.input<typeof Email>;
export type EmailOutput = zod.output<typeof Email>;

export const PhoneMin = 10;
export const PhoneMax = 24;



export const Phone = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(PhoneMin)).check(/*#__PURE__*/ zod.maxLength(PhoneMax));

export type Phone = zod.input<typeof Phone>;
export type PhoneOutput = zod.output<typeof Phone>;

export const Capability = /*#__PURE__*/ zod.enum(['watch', 'download', 'clipping', 'download_clip', 'no_ads', 'vod_media']);

export type Capability = zod.input<typeof Capability>;
export type CapabilityOutput = zod.output<typeof Capability>;

export const featureCountClipsMin = 0;
export const featureCountClipsMax = 100000;

export const featureCountDownloadsMin = 0;
export const featureCountDownloadsMax = 100000;



export const FeatureCount = /*#__PURE__*/ zod.object({
  "clips": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(featureCountClipsMin)).check(/*#__PURE__*/ zod.lte(featureCountClipsMax)),
  "downloads": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(featureCountDownloadsMin)).check(/*#__PURE__*/ zod.lte(featureCountDownloadsMax))
});

export type FeatureCount = zod.input<typeof FeatureCount>;
export type FeatureCountOutput = zod.output<typeof FeatureCount>;

export const userFirstNameMax = 80;

export const userLastNameMax = 80;

export const userCapabilitiesMax = 6;



export const User = /*#__PURE__*/ zod.object({
  "id": Id,
  "email": Email,
  "is_verified": /*#__PURE__*/ zod.boolean(),
  "temporary_password": /*#__PURE__*/ zod.boolean(),
  "first_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(userFirstNameMax)),
  "last_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(userLastNameMax)),
  "phone": /*#__PURE__*/ zod.union([Phone,/*#__PURE__*/ zod.null()]),
  "newsletter": /*#__PURE__*/ zod.boolean(),
  "terms": /*#__PURE__*/ zod.boolean(),
  "trial_period_used": /*#__PURE__*/ zod.boolean(),
  "is_geo_blocked": /*#__PURE__*/ zod.boolean(),
  "capabilities": /*#__PURE__*/ zod.array(Capability).check(/*#__PURE__*/ zod.maxLength(userCapabilitiesMax)),
  "featureCount": FeatureCount
});

export type User = zod.input<typeof User>;
export type UserOutput = zod.output<typeof User>;

export const SignedIn = /*#__PURE__*/ zod.object({
  "user": User
});

export type SignedIn = zod.input<typeof SignedIn>;
export type SignedInOutput = zod.output<typeof SignedIn>;

export const PasswordMin = 8;
export const PasswordMax = 128;



export const Password = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(PasswordMin)).check(/*#__PURE__*/ zod.maxLength(PasswordMax));

export type Password = zod.input<typeof Password>;
export type PasswordOutput = zod.output<typeof Password>;

export const EnteredPasswordMax = 128;



export const EnteredPassword = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(EnteredPasswordMax));

export type EnteredPassword = zod.input<typeof EnteredPassword>;
export type EnteredPasswordOutput = zod.output<typeof EnteredPassword>;

export const registerRequestFirstNameMax = 80;

export const registerRequestLastNameMax = 80;



export const RegisterRequest = /*#__PURE__*/ zod.object({
  "email": Email,
  "password": Password,
  "password_confirmation": EnteredPassword.check(/*#__PURE__*/ zod.describe('')),
  "first_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerRequestFirstNameMax)),
  "last_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerRequestLastNameMax)),
  "phone": /*#__PURE__*/ zod.union([Phone,/*#__PURE__*/ zod.null()]),
  "newsletter": /*#__PURE__*/ zod.boolean(),
  "terms": /*#__PURE__*/ zod.boolean(),
  "recaptcha_token": /*#__PURE__*/ zod.union([RecaptchaToken,/*#__PURE__*/ zod.null()])
});

export type RegisterRequest = zod.input<typeof RegisterRequest>;
export type RegisterRequestOutput = zod.output<typeof RegisterRequest>;

export const SocialProvider = /*#__PURE__*/ zod.enum(['facebook', 'google']);

export type SocialProvider = zod.input<typeof SocialProvider>;
export type SocialProviderOutput = zod.output<typeof SocialProvider>;

export const socialLogInRequestCodeMax = 2048;

export const socialLogInRequestRedirectUriMax = 2048;



export const SocialLogInRequest = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(socialLogInRequestCodeMax)),
  "redirect_uri": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(socialLogInRequestRedirectUriMax)),
  "terms": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean())
});

export type SocialLogInRequest = zod.input<typeof SocialLogInRequest>;
export type SocialLogInRequestOutput = zod.output<typeof SocialLogInRequest>;

export const SocialSignedIn = /*#__PURE__*/ zod.object({
  "user": User,
  "is_new": /*#__PURE__*/ zod.boolean()
});

export type SocialSignedIn = zod.input<typeof SocialSignedIn>;
export type SocialSignedInOutput = zod.output<typeof SocialSignedIn>;

export const Done = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true)
});

export type Done = zod.input<typeof Done>;
export type DoneOutput = zod.output<typeof Done>;

export const TimestampMin = 0;
export const TimestampMax = 4102444800;



export const Timestamp = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(TimestampMin)).check(/*#__PURE__*/ zod.lte(TimestampMax));

export type Timestamp = zod.input<typeof Timestamp>;
export type TimestampOutput = zod.output<typeof Timestamp>;

export const signedLinkSignatureMax = 512;



export const SignedLink = /*#__PURE__*/ zod.object({
  "email": Email.check(/*#__PURE__*/ zod.describe('')),
  "expires": Timestamp.check(/*#__PURE__*/ zod.describe('')),
  "signature": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signedLinkSignatureMax))
});

export type SignedLink = zod.input<typeof SignedLink>;
export type SignedLinkOutput = zod.output<typeof SignedLink>;

export const PasswordResetLinkRequest = /*#__PURE__*/ zod.object({
  "email": Email,
  "recaptcha_token": /*#__PURE__*/ zod.union([RecaptchaToken,/*#__PURE__*/ zod.null()])
});

export type PasswordResetLinkRequest = zod.input<typeof PasswordResetLinkRequest>;
export type PasswordResetLinkRequestOutput = zod.output<typeof PasswordResetLinkRequest>;

export const passwordResetLinkSentExpiresInMinutesMax = 10080;



export const PasswordResetLinkSent = /*#__PURE__*/ zod.object({
  "expires_in_minutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(passwordResetLinkSentExpiresInMinutesMax))
});

export type PasswordResetLinkSent = zod.input<typeof PasswordResetLinkSent>;
export type PasswordResetLinkSentOutput = zod.output<typeof PasswordResetLinkSent>;

export const passwordResetSignatureMax = 512;



export const PasswordReset = /*#__PURE__*/ zod.object({
  "email": Email.check(/*#__PURE__*/ zod.describe('')),
  "expires": Timestamp.check(/*#__PURE__*/ zod.describe('')),
  "signature": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(passwordResetSignatureMax)),
  "password": Password,
  "password_confirmation": EnteredPassword.check(/*#__PURE__*/ zod.describe(''))
});

export type PasswordReset = zod.input<typeof PasswordReset>;
export type PasswordResetOutput = zod.output<typeof PasswordReset>;

export const addSessionRequestCodeRegExp = new RegExp('^[0-9]{6}$');


export const AddSessionRequest = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(addSessionRequestCodeRegExp))
});

export type AddSessionRequest = zod.input<typeof AddSessionRequest>;
export type AddSessionRequestOutput = zod.output<typeof AddSessionRequest>;

export const profileUpdateFirstNameMax = 80;

export const profileUpdateLastNameMax = 80;



export const ProfileUpdate = /*#__PURE__*/ zod.object({
  "_method": /*#__PURE__*/ zod.literal("patch"),
  "first_name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(profileUpdateFirstNameMax))),
  "last_name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(profileUpdateLastNameMax))),
  "email": /*#__PURE__*/ zod.optional(Email).check(/*#__PURE__*/ zod.describe('')),
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Phone,/*#__PURE__*/ zod.null()])),
  "newsletter": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "password": /*#__PURE__*/ zod.optional(Password).check(/*#__PURE__*/ zod.describe('')),
  "password_confirmation": /*#__PURE__*/ zod.optional(EnteredPassword).check(/*#__PURE__*/ zod.describe('')),
  "current_password": /*#__PURE__*/ zod.optional(EnteredPassword).check(/*#__PURE__*/ zod.describe(''))
});

export type ProfileUpdate = zod.input<typeof ProfileUpdate>;
export type ProfileUpdateOutput = zod.output<typeof ProfileUpdate>;

export const DateTime = /*#__PURE__*/ zod.iso.datetime({"offset":true});

export type DateTime = zod.input<typeof DateTime>;
export type DateTimeOutput = zod.output<typeof DateTime>;

export const targetAccessCapabilitiesMax = 6;



export const TargetAccess = /*#__PURE__*/ zod.object({
  "id": Id.check(/*#__PURE__*/ zod.describe('')),
  "has_access": /*#__PURE__*/ zod.boolean(),
  "capabilities": /*#__PURE__*/ zod.array(Capability).check(/*#__PURE__*/ zod.maxLength(targetAccessCapabilitiesMax)),
  "access_ends_at": /*#__PURE__*/ zod.union([DateTime,/*#__PURE__*/ zod.null()])
});

export type TargetAccess = zod.input<typeof TargetAccess>;
export type TargetAccessOutput = zod.output<typeof TargetAccess>;

export const userAccessCapabilitiesMax = 6;



export const UserAccess = /*#__PURE__*/ zod.object({
  "capabilities": /*#__PURE__*/ zod.array(Capability).check(/*#__PURE__*/ zod.maxLength(userAccessCapabilitiesMax)),
  "is_geo_blocked": /*#__PURE__*/ zod.boolean(),
  "featureCount": FeatureCount,
  "event_ids": /*#__PURE__*/ zod.array(Id),
  "vod_ids": /*#__PURE__*/ zod.array(Id),
  "event": /*#__PURE__*/ zod.union([TargetAccess,/*#__PURE__*/ zod.null()]),
  "vod": /*#__PURE__*/ zod.union([TargetAccess,/*#__PURE__*/ zod.null()])
});

export type UserAccess = zod.input<typeof UserAccess>;
export type UserAccessOutput = zod.output<typeof UserAccess>;

export const PackageType = /*#__PURE__*/ zod.enum(['single_event', 'category', 'team', 'basic', 'all_access']);

export type PackageType = zod.input<typeof PackageType>;
export type PackageTypeOutput = zod.output<typeof PackageType>;

export const PackageScope = /*#__PURE__*/ zod.enum(['single', 'category']);

export type PackageScope = zod.input<typeof PackageScope>;
export type PackageScopeOutput = zod.output<typeof PackageScope>;

export const MoneyMin = 0;
export const MoneyMax = 100000000;



export const Money = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(MoneyMin)).check(/*#__PURE__*/ zod.lte(MoneyMax));

export type Money = zod.input<typeof Money>;
export type MoneyOutput = zod.output<typeof Money>;

export const Offer = /*#__PURE__*/ zod.enum(['annual', 'monthly']);

export type Offer = zod.input<typeof Offer>;
export type OfferOutput = zod.output<typeof Offer>;

export const RenewalPeriod = /*#__PURE__*/ zod.enum(['annual', 'month', 'monthly']);

export type RenewalPeriod = zod.input<typeof RenewalPeriod>;
export type RenewalPeriodOutput = zod.output<typeof RenewalPeriod>;

export const packageNameMax = 120;

export const packageDescriptionMax = 600;

export const packageWeightMin = 0;
export const packageWeightMax = 1000;

export const packageCapabilitiesMax = 6;



export const Package = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(packageNameMax)),
  "description": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(packageDescriptionMax))),
  "type": PackageType,
  "scope": /*#__PURE__*/ zod.union([PackageScope,/*#__PURE__*/ zod.null()]),
  "is_team_pass": /*#__PURE__*/ zod.boolean(),
  "price": /*#__PURE__*/ zod.union([Money,/*#__PURE__*/ zod.null()]),
  "base_price": Money.check(/*#__PURE__*/ zod.describe('')),
  "service_fee": Money,
  "event_id": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "event_categories": /*#__PURE__*/ zod.array(Id),
  "participants": /*#__PURE__*/ zod.array(Id),
  "offer": /*#__PURE__*/ zod.union([Offer,/*#__PURE__*/ zod.null()]),
  "period": /*#__PURE__*/ zod.union([RenewalPeriod,/*#__PURE__*/ zod.null()]),
  "weight": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(packageWeightMin)).check(/*#__PURE__*/ zod.lte(packageWeightMax)),
  "capabilities": /*#__PURE__*/ zod.array(Capability).check(/*#__PURE__*/ zod.maxLength(packageCapabilitiesMax)),
  "upgrade_package_id": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])
});

export type Package = zod.input<typeof Package>;
export type PackageOutput = zod.output<typeof Package>;

export const listMetaTotalMin = 0;

export const listMetaOffsetMin = 0;




export const ListMeta = /*#__PURE__*/ zod.object({
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMetaTotalMin)),
  "offset": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMetaOffsetMin)),
  "limit": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
});

export type ListMeta = zod.input<typeof ListMeta>;
export type ListMetaOutput = zod.output<typeof ListMeta>;

export const PackageList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Package),
  "meta": ListMeta
});

export type PackageList = zod.input<typeof PackageList>;
export type PackageListOutput = zod.output<typeof PackageList>;

export const subscriptionNameMax = 120;

export const subscriptionDescriptionMax = 600;

export const subscriptionTrialPeriodMax = 365;

export const subscriptionCapabilitiesMax = 6;



export const Subscription = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(subscriptionNameMax)),
  "description": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(subscriptionDescriptionMax))),
  "price": Money.check(/*#__PURE__*/ zod.describe('')),
  "service_fee": Money.check(/*#__PURE__*/ zod.describe('')),
  "offer": Offer,
  "period": RenewalPeriod,
  "trial_period": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(subscriptionTrialPeriodMax))),
  "capabilities": /*#__PURE__*/ zod.array(Capability).check(/*#__PURE__*/ zod.maxLength(subscriptionCapabilitiesMax))
});

export type Subscription = zod.input<typeof Subscription>;
export type SubscriptionOutput = zod.output<typeof Subscription>;

export const SubscriptionList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Subscription),
  "meta": ListMeta
});

export type SubscriptionList = zod.input<typeof SubscriptionList>;
export type SubscriptionListOutput = zod.output<typeof SubscriptionList>;

export const OrderType = /*#__PURE__*/ zod.enum(['subscription', 'package', 'event']);

export type OrderType = zod.input<typeof OrderType>;
export type OrderTypeOutput = zod.output<typeof OrderType>;

export const PurchaseTarget = /*#__PURE__*/ zod.enum(['event', 'vod']);

export type PurchaseTarget = zod.input<typeof PurchaseTarget>;
export type PurchaseTargetOutput = zod.output<typeof PurchaseTarget>;

export const buyRequestPaymentMethodIdMax = 64;

export const buyRequestCouponMax = 40;



export const BuyRequest = /*#__PURE__*/ zod.object({
  "type": OrderType,
  "event_id": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "package_id": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "subscription_id": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "participant_id": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "event_category_id": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "single_event_package_id": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "vod_id": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "target": /*#__PURE__*/ zod.union([PurchaseTarget,/*#__PURE__*/ zod.null()]),
  "payment_method_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(buyRequestPaymentMethodIdMax))),
  "save_card": /*#__PURE__*/ zod.boolean(),
  "coupon": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(buyRequestCouponMax))),
  "expected_total": Money.check(/*#__PURE__*/ zod.describe(''))
});

export type BuyRequest = zod.input<typeof BuyRequest>;
export type BuyRequestOutput = zod.output<typeof BuyRequest>;

export const OrderStatus = /*#__PURE__*/ zod.enum(['created', 'failed', 'paid', 'refunded']);

export type OrderStatus = zod.input<typeof OrderStatus>;
export type OrderStatusOutput = zod.output<typeof OrderStatus>;

export const SubscriptionState = /*#__PURE__*/ zod.enum(['active', 'inactive', 'expired', 'canceled']);

export type SubscriptionState = zod.input<typeof SubscriptionState>;
export type SubscriptionStateOutput = zod.output<typeof SubscriptionState>;

export const OrderKind = /*#__PURE__*/ zod.enum(['created', 'updated']);

export type OrderKind = zod.input<typeof OrderKind>;
export type OrderKindOutput = zod.output<typeof OrderKind>;

export const orderProductNameMax = 160;



export const OrderProduct = /*#__PURE__*/ zod.object({
  "id": Id.check(/*#__PURE__*/ zod.describe('')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderProductNameMax)),
  "event_category_id": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "event_categories": /*#__PURE__*/ zod.array(Id),
  "participant_id": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "event_utc_ts": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "period": /*#__PURE__*/ zod.union([RenewalPeriod,/*#__PURE__*/ zod.null()])
});

export type OrderProduct = zod.input<typeof OrderProduct>;
export type OrderProductOutput = zod.output<typeof OrderProduct>;

export const CurrencyDefault = `USD`;
export const CurrencyRegExp = new RegExp('^[A-Z]{3}$');


export const Currency = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(CurrencyRegExp)), CurrencyDefault);

export type Currency = zod.input<typeof Currency>;
export type CurrencyOutput = zod.output<typeof Currency>;

export const amountsCurrencyDefault = `USD`;
export const amountsCurrencyRegExp = new RegExp('^[A-Z]{3}$');


export const Amounts = /*#__PURE__*/ zod.object({
  "price": Money.check(/*#__PURE__*/ zod.describe('')),
  "service_fee": Money.check(/*#__PURE__*/ zod.describe('')),
  "discount": Money.check(/*#__PURE__*/ zod.describe('')),
  "tax": Money.check(/*#__PURE__*/ zod.describe('')),
  "total": Money.check(/*#__PURE__*/ zod.describe('')),
  "currency": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(amountsCurrencyRegExp)), amountsCurrencyDefault)
});

export type Amounts = zod.input<typeof Amounts>;
export type AmountsOutput = zod.output<typeof Amounts>;

export const orderCardBrandMax = 32;


export const orderCardBrandRegExp = new RegExp('^[^A-Z]+$');
export const orderCardLast4RegExp = new RegExp('^[0-9]{4}$');


export const OrderCard = /*#__PURE__*/ zod.object({
  "brand": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderCardBrandMax)).check(/*#__PURE__*/ zod.regex(orderCardBrandRegExp)),
  "last4": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(orderCardLast4RegExp))
});

export type OrderCard = zod.input<typeof OrderCard>;
export type OrderCardOutput = zod.output<typeof OrderCard>;

export const OrderFailure = /*#__PURE__*/ zod.enum(['card_declined', 'insufficient_funds', 'card_expired', 'authentication_failed', 'processing_error']);

export type OrderFailure = zod.input<typeof OrderFailure>;
export type OrderFailureOutput = zod.output<typeof OrderFailure>;

export const AutoRenewal = /*#__PURE__*/ zod.enum(['on', 'cancelling', 'cancelled']);

export type AutoRenewal = zod.input<typeof AutoRenewal>;
export type AutoRenewalOutput = zod.output<typeof AutoRenewal>;

export const orderCouponMax = 40;

export const orderClientSecretMax = 255;



export const Order = /*#__PURE__*/ zod.object({
  "id": Id,
  "type": OrderType,
  "status": OrderStatus,
  "activity_status": SubscriptionState.check(/*#__PURE__*/ zod.describe('')),
  "kind": /*#__PURE__*/ zod.union([OrderKind,/*#__PURE__*/ zod.null()]),
  "product": OrderProduct,
  "amounts": Amounts,
  "coupon": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderCouponMax))),
  "card": /*#__PURE__*/ zod.union([OrderCard,/*#__PURE__*/ zod.null()]),
  "failure": /*#__PURE__*/ zod.union([OrderFailure,/*#__PURE__*/ zod.null()]),
  "created_at": DateTime,
  "paid_at": /*#__PURE__*/ zod.union([DateTime,/*#__PURE__*/ zod.null()]),
  "period_start": /*#__PURE__*/ zod.union([DateTime,/*#__PURE__*/ zod.null()]),
  "period_end": /*#__PURE__*/ zod.union([DateTime,/*#__PURE__*/ zod.null()]),
  "trial_ends_at": /*#__PURE__*/ zod.union([DateTime,/*#__PURE__*/ zod.null()]),
  "auto_renewal": /*#__PURE__*/ zod.union([AutoRenewal,/*#__PURE__*/ zod.null()]),
  "event_id": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "vod_id": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "refunded_at": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([DateTime,/*#__PURE__*/ zod.null()])),
  "client_secret": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderClientSecretMax)))
});

export type Order = zod.input<typeof Order>;
export type OrderOutput = zod.output<typeof Order>;

export const buyResultClientSecretMax = 256;



export const BuyResult = /*#__PURE__*/ zod.object({
  "order": Order,
  "client_secret": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(buyResultClientSecretMax)))
});

export type BuyResult = zod.input<typeof BuyResult>;
export type BuyResultOutput = zod.output<typeof BuyResult>;

export const quoteCodeMax = 40;



export const Quote = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(quoteCodeMax))),
  "amounts": Amounts
});

export type Quote = zod.input<typeof Quote>;
export type QuoteOutput = zod.output<typeof Quote>;

export const cardIdMax = 64;

export const cardBrandMax = 32;


export const cardBrandRegExp = new RegExp('^[^A-Z]+$');
export const cardLast4RegExp = new RegExp('^[0-9]{4}$');
export const cardExpMonthMax = 12;

export const cardExpYearMin = 2020;
export const cardExpYearMax = 2100;



export const Card = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cardIdMax)),
  "brand": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cardBrandMax)).check(/*#__PURE__*/ zod.regex(cardBrandRegExp)),
  "last4": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(cardLast4RegExp)),
  "exp_month": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cardExpMonthMax)),
  "exp_year": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cardExpYearMin)).check(/*#__PURE__*/ zod.lte(cardExpYearMax)),
  "is_default": /*#__PURE__*/ zod.boolean()
});

export type Card = zod.input<typeof Card>;
export type CardOutput = zod.output<typeof Card>;

export const CardList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Card),
  "meta": ListMeta
});

export type CardList = zod.input<typeof CardList>;
export type CardListOutput = zod.output<typeof CardList>;

export const setupIntentClientSecretMax = 256;



export const SetupIntent = /*#__PURE__*/ zod.object({
  "client_secret": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(setupIntentClientSecretMax))
});

export type SetupIntent = zod.input<typeof SetupIntent>;
export type SetupIntentOutput = zod.output<typeof SetupIntent>;

export const OrderList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Order),
  "meta": ListMeta
});

export type OrderList = zod.input<typeof OrderList>;
export type OrderListOutput = zod.output<typeof OrderList>;

export const UnsubscribeRequest = /*#__PURE__*/ zod.object({
  "order_id": Id.check(/*#__PURE__*/ zod.describe(''))
});

export type UnsubscribeRequest = zod.input<typeof UnsubscribeRequest>;
export type UnsubscribeRequestOutput = zod.output<typeof UnsubscribeRequest>;

export const customerPortalUrlMax = 2048;



export const CustomerPortal = /*#__PURE__*/ zod.object({
  "url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(customerPortalUrlMax))
});

export type CustomerPortal = zod.input<typeof CustomerPortal>;
export type CustomerPortalOutput = zod.output<typeof CustomerPortal>;

export const StartTrialRequest = /*#__PURE__*/ zod.object({
  "subscription_id": Id.check(/*#__PURE__*/ zod.describe(''))
});

export type StartTrialRequest = zod.input<typeof StartTrialRequest>;
export type StartTrialRequestOutput = zod.output<typeof StartTrialRequest>;

export const ClipTagMax = 40;



export const ClipTag = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ClipTagMax));

export type ClipTag = zod.input<typeof ClipTag>;
export type ClipTagOutput = zod.output<typeof ClipTag>;

export const clipRequestNameMax = 120;

export const clipRequestStartTimeMin = 0;
export const clipRequestStartTimeMax = 86400;

export const clipRequestDurationMax = 86400;

export const clipRequestTagsMax = 20;



export const ClipRequest = /*#__PURE__*/ zod.object({
  "event_id": Id.check(/*#__PURE__*/ zod.describe('')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(clipRequestNameMax)),
  "start_time": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(clipRequestStartTimeMin)).check(/*#__PURE__*/ zod.lte(clipRequestStartTimeMax)),
  "duration": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(clipRequestDurationMax)),
  "tags": /*#__PURE__*/ zod.array(ClipTag).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(clipRequestTagsMax)),
  "event_media_id": Id.check(/*#__PURE__*/ zod.describe(''))
});

export type ClipRequest = zod.input<typeof ClipRequest>;
export type ClipRequestOutput = zod.output<typeof ClipRequest>;

export const ClipStatus = /*#__PURE__*/ zod.enum(['processing', 'failed', 'ready']);

export type ClipStatus = zod.input<typeof ClipStatus>;
export type ClipStatusOutput = zod.output<typeof ClipStatus>;

export const UrlMax = 2048;



export const Url = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(UrlMax));

export type Url = zod.input<typeof Url>;
export type UrlOutput = zod.output<typeof Url>;

export const clipEventNameMax = 160;

export const clipNameMax = 120;

export const clipStartTimeMin = 0;
export const clipStartTimeMax = 86400;

export const clipDurationMax = 86400;

export const clipTagsMax = 20;



export const Clip = /*#__PURE__*/ zod.object({
  "id": Id,
  "uuid": /*#__PURE__*/ zod.uuid(),
  "event_id": Id.check(/*#__PURE__*/ zod.describe('')),
  "event_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(clipEventNameMax)),
  "event_media_id": Id.check(/*#__PURE__*/ zod.describe('')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(clipNameMax)),
  "start_time": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(clipStartTimeMin)).check(/*#__PURE__*/ zod.lte(clipStartTimeMax)),
  "duration": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(clipDurationMax)),
  "tags": /*#__PURE__*/ zod.array(ClipTag).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(clipTagsMax)),
  "status": ClipStatus,
  "image": /*#__PURE__*/ zod.union([Url,/*#__PURE__*/ zod.null()]),
  "media_url": /*#__PURE__*/ zod.union([Url,/*#__PURE__*/ zod.null()]),
  "created_at": DateTime.check(/*#__PURE__*/ zod.describe(''))
});

export type Clip = zod.input<typeof Clip>;
export type ClipOutput = zod.output<typeof Clip>;

export const clipDownloadFileNameMax = 160;

export const clipDownloadSizeMax = 10000000000;



export const ClipDownload = /*#__PURE__*/ zod.object({
  "url": Url,
  "file_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(clipDownloadFileNameMax)),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(clipDownloadSizeMax))
});

export type ClipDownload = zod.input<typeof ClipDownload>;
export type ClipDownloadOutput = zod.output<typeof ClipDownload>;

export const ClipList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Clip),
  "meta": ListMeta
});

export type ClipList = zod.input<typeof ClipList>;
export type ClipListOutput = zod.output<typeof ClipList>;

export const ListedFavoriteType = /*#__PURE__*/ zod.enum(['participant', 'group', 'category', 'favorite_event', 'event_location']);

export type ListedFavoriteType = zod.input<typeof ListedFavoriteType>;
export type ListedFavoriteTypeOutput = zod.output<typeof ListedFavoriteType>;

export const Favorite = /*#__PURE__*/ zod.object({
  "id": Id,
  "favoritable_id": Id.check(/*#__PURE__*/ zod.describe('')),
  "favoritable_type": ListedFavoriteType
});

export type Favorite = zod.input<typeof Favorite>;
export type FavoriteOutput = zod.output<typeof Favorite>;

export const FavoriteList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Favorite),
  "meta": ListMeta
});

export type FavoriteList = zod.input<typeof FavoriteList>;
export type FavoriteListOutput = zod.output<typeof FavoriteList>;

export const FavoritableType = /*#__PURE__*/ zod.enum(['participant', 'group', 'category']);

export type FavoritableType = zod.input<typeof FavoritableType>;
export type FavoritableTypeOutput = zod.output<typeof FavoritableType>;

export const FavoriteRequest = /*#__PURE__*/ zod.object({
  "favoritable_id": Id,
  "favoritable_type": FavoritableType
});

export type FavoriteRequest = zod.input<typeof FavoriteRequest>;
export type FavoriteRequestOutput = zod.output<typeof FavoriteRequest>;

export const HexColorRegExp = new RegExp('^#[0-9a-fA-F]{6}$');


export const HexColor = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(HexColorRegExp));

export type HexColor = zod.input<typeof HexColor>;
export type HexColorOutput = zod.output<typeof HexColor>;

export const ColorSettings = /*#__PURE__*/ zod.object({
  "body-background": HexColor.check(/*#__PURE__*/ zod.describe('')),
  "body-text-color": HexColor.check(/*#__PURE__*/ zod.describe('')),
  "header-background": HexColor.check(/*#__PURE__*/ zod.describe('')),
  "header-text-color": HexColor.check(/*#__PURE__*/ zod.describe('')),
  "footer-background": HexColor.check(/*#__PURE__*/ zod.describe('')),
  "footer-text-color": HexColor.check(/*#__PURE__*/ zod.describe('')),
  "accent-color": HexColor.check(/*#__PURE__*/ zod.describe('')),
  "live-color": HexColor.check(/*#__PURE__*/ zod.describe(''))
});

export type ColorSettings = zod.input<typeof ColorSettings>;
export type ColorSettingsOutput = zod.output<typeof ColorSettings>;

export const eventCategoryNameMax = 100;



export type EventCategory = {
  id: Id;
  parent_id: Id | null;
  /**
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  image: Url | null;
  children: EventCategory[];
};

export const EventCategory: zod.ZodMiniType<EventCategory> = /*#__PURE__*/ zod.object({
  "id": Id,
  "parent_id": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(eventCategoryNameMax)),
  "image": /*#__PURE__*/ zod.union([Url,/*#__PURE__*/ zod.null()]),
  "children": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.lazy(() => EventCategory))
});

export type EventCategoryOutput = zod.output<typeof EventCategory>;

export const eventLocationNameMax = 150;

export const eventLocationCityMax = 100;

export const eventLocationStateMax = 100;

export const eventLocationCountryMax = 100;



export const EventLocation = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(eventLocationNameMax)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(eventLocationCityMax)),
  "state": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(eventLocationStateMax))),
  "country": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(eventLocationCountryMax))
});

export type EventLocation = zod.input<typeof EventLocation>;
export type EventLocationOutput = zod.output<typeof EventLocation>;

export const faqItemQuestionMax = 300;



export const FaqItem = /*#__PURE__*/ zod.object({
  "id": Id,
  "question": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(faqItemQuestionMax)),
  "answer": /*#__PURE__*/ zod.string()
});

export type FaqItem = zod.input<typeof FaqItem>;
export type FaqItemOutput = zod.output<typeof FaqItem>;

export const MenuPlacement = /*#__PURE__*/ zod.enum(['header', 'footer', 'both']);

export type MenuPlacement = zod.input<typeof MenuPlacement>;
export type MenuPlacementOutput = zod.output<typeof MenuPlacement>;

export const menuTargetNameMax = 100;

export const menuTargetAliasMax = 100;



export const MenuTarget = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(menuTargetNameMax)),
  "alias": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(menuTargetAliasMax)))
});

export type MenuTarget = zod.input<typeof MenuTarget>;
export type MenuTargetOutput = zod.output<typeof MenuTarget>;

export const menuItemTitleMax = 100;

export const menuItemWeightMin = 0;
export const menuItemWeightMax = 10000;



export const MenuItem = /*#__PURE__*/ zod.object({
  "id": Id,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(menuItemTitleMax)),
  "url": Url.check(/*#__PURE__*/ zod.describe('')),
  "placement": MenuPlacement,
  "weight": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(menuItemWeightMin)).check(/*#__PURE__*/ zod.lte(menuItemWeightMax)),
  "participant_group": /*#__PURE__*/ zod.union([MenuTarget,/*#__PURE__*/ zod.null()]),
  "participant": /*#__PURE__*/ zod.union([MenuTarget,/*#__PURE__*/ zod.null()])
});

export type MenuItem = zod.input<typeof MenuItem>;
export type MenuItemOutput = zod.output<typeof MenuItem>;

export const StreamStatus = /*#__PURE__*/ zod.enum(['upcoming', 'live', 'finished']);

export type StreamStatus = zod.input<typeof StreamStatus>;
export type StreamStatusOutput = zod.output<typeof StreamStatus>;

export const AccessType = /*#__PURE__*/ zod.enum(['free', 'paid', 'register', 'ppv']);

export type AccessType = zod.input<typeof AccessType>;
export type AccessTypeOutput = zod.output<typeof AccessType>;

export const Gender = /*#__PURE__*/ zod.enum(['male', 'female', 'not identified']);

export type Gender = zod.input<typeof Gender>;
export type GenderOutput = zod.output<typeof Gender>;

export const pageFiltersCityMax = 100;

export const pageFiltersStateMax = 100;



export const PageFilters = /*#__PURE__*/ zod.object({
  "stream_status": /*#__PURE__*/ zod.union([StreamStatus,/*#__PURE__*/ zod.null()]),
  "type": /*#__PURE__*/ zod.union([AccessType,/*#__PURE__*/ zod.null()]),
  "gender": /*#__PURE__*/ zod.union([Gender,/*#__PURE__*/ zod.null()]),
  "sport": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "school": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "team": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "city": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(pageFiltersCityMax))),
  "state": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(pageFiltersStateMax)))
});

export type PageFilters = zod.input<typeof PageFilters>;
export type PageFiltersOutput = zod.output<typeof PageFilters>;

export const pageNameMax = 100;

export const pageUrlRegExp = new RegExp('^/[a-z0-9][a-z0-9_/-]{0,99}$');
export const pageAltNameMax = 100;

export const pageTitleMax = 150;



export const Page = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(pageNameMax)),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(pageUrlRegExp)),
  "alt_name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(pageAltNameMax))),
  "title": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(pageTitleMax))),
  "html": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "filters": PageFilters
});

export type Page = zod.input<typeof Page>;
export type PageOutput = zod.output<typeof Page>;

export const participantGroupNameMax = 100;

export const participantGroupAliasRegExp = new RegExp('^[a-z0-9][a-z0-9_-]{0,63}$');


export const ParticipantGroup = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(participantGroupNameMax)),
  "alias": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(participantGroupAliasRegExp))),
  "image": /*#__PURE__*/ zod.union([Url,/*#__PURE__*/ zod.null()])
});

export type ParticipantGroup = zod.input<typeof ParticipantGroup>;
export type ParticipantGroupOutput = zod.output<typeof ParticipantGroup>;

export const Language = /*#__PURE__*/ zod.enum(['en', 'fr']);

export type Language = zod.input<typeof Language>;
export type LanguageOutput = zod.output<typeof Language>;

export const prerollWeightMin = 0;
export const prerollWeightMax = 10000;

export const prerollSkipAfterMin = 0;
export const prerollSkipAfterMax = 600;

export const prerollSuppressForMin = 0;
export const prerollSuppressForMax = 31536000000;



export const Preroll = /*#__PURE__*/ zod.object({
  "id": Id,
  "url": Url.check(/*#__PURE__*/ zod.describe('')),
  "weight": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(prerollWeightMin)).check(/*#__PURE__*/ zod.lte(prerollWeightMax)),
  "location_id": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "event_categories": /*#__PURE__*/ zod.array(Id),
  "for_vod": /*#__PURE__*/ zod.boolean(),
  "for_live": /*#__PURE__*/ zod.boolean(),
  "skip_after": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(prerollSkipAfterMin)).check(/*#__PURE__*/ zod.lte(prerollSkipAfterMax))),
  "suppress_for": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(prerollSuppressForMin)).check(/*#__PURE__*/ zod.lte(prerollSuppressForMax)))
});

export type Preroll = zod.input<typeof Preroll>;
export type PrerollOutput = zod.output<typeof Preroll>;

export const tagManagerSettingsGoogleTagMax = 32;


export const tagManagerSettingsGoogleTagRegExp = new RegExp('^[A-Z0-9-]+$');


export const TagManagerSettings = /*#__PURE__*/ zod.object({
  "google-tag": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(tagManagerSettingsGoogleTagMax)).check(/*#__PURE__*/ zod.regex(tagManagerSettingsGoogleTagRegExp)))
});

export type TagManagerSettings = zod.input<typeof TagManagerSettings>;
export type TagManagerSettingsOutput = zod.output<typeof TagManagerSettings>;

export const dataCollectionSettingsYareAnalyticsKeyMax = 64;



export const DataCollectionSettings = /*#__PURE__*/ zod.object({
  "yare-analytics-key": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(dataCollectionSettingsYareAnalyticsKeyMax)))
});

export type DataCollectionSettings = zod.input<typeof DataCollectionSettings>;
export type DataCollectionSettingsOutput = zod.output<typeof DataCollectionSettings>;

export const AuthSettings = /*#__PURE__*/ zod.object({
  "remote_auth": /*#__PURE__*/ zod.union([Url,/*#__PURE__*/ zod.null()])
});

export type AuthSettings = zod.input<typeof AuthSettings>;
export type AuthSettingsOutput = zod.output<typeof AuthSettings>;

export const SocialNetwork = /*#__PURE__*/ zod.enum(['facebook', 'instagram', 'tiktok', 'x', 'youtube']);

export type SocialNetwork = zod.input<typeof SocialNetwork>;
export type SocialNetworkOutput = zod.output<typeof SocialNetwork>;

export const SocialLink = /*#__PURE__*/ zod.object({
  "network": SocialNetwork,
  "url": Url
});

export type SocialLink = zod.input<typeof SocialLink>;
export type SocialLinkOutput = zod.output<typeof SocialLink>;

export const staticBlockAliasRegExp = new RegExp('^[a-z0-9][a-z0-9_-]{0,63}$');
export const staticBlockTitleMax = 200;



export const StaticBlock = /*#__PURE__*/ zod.object({
  "alias": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(staticBlockAliasRegExp)),
  "title": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staticBlockTitleMax))),
  "html": /*#__PURE__*/ zod.string()
});

export type StaticBlock = zod.input<typeof StaticBlock>;
export type StaticBlockOutput = zod.output<typeof StaticBlock>;

export const settingsNameMax = 100;

export const settingsLanguagesMax = 2;

export const settingsTaxBasisPointsMin = 0;
export const settingsTaxBasisPointsMax = 10000;

export const settingsPrerollSuppressMsMin = 0;
export const settingsPrerollSuppressMsMax = 31536000000;

export const settingsClipTagsMax = 50;

export const settingsStripePublishableKeyMax = 255;

export const settingsRecaptchaSiteKeyMax = 100;

export const settingsGoogleClientIdMax = 200;

export const settingsFacebookClientIdMax = 200;

export const settingsContactEmailMax = 254;

export const settingsSupportPhoneMax = 32;

export const settingsSupportTextMax = 1000;

export const settingsSocialLinksMax = 10;



export const Settings = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(settingsNameMax)),
  "logo": /*#__PURE__*/ zod.union([Url,/*#__PURE__*/ zod.null()]),
  "favicon": /*#__PURE__*/ zod.union([Url,/*#__PURE__*/ zod.null()]),
  "language": Language.check(/*#__PURE__*/ zod.describe('')),
  "language_detection": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "languages": /*#__PURE__*/ zod.array(Language).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(settingsLanguagesMax)),
  "currency": Currency,
  "tax_basis_points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settingsTaxBasisPointsMin)).check(/*#__PURE__*/ zod.lte(settingsTaxBasisPointsMax)),
  "prerolls": /*#__PURE__*/ zod.array(Preroll),
  "preroll_suppress_ms": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settingsPrerollSuppressMsMin)).check(/*#__PURE__*/ zod.lte(settingsPrerollSuppressMsMax))),
  "clip_tags": /*#__PURE__*/ zod.array(ClipTag).check(/*#__PURE__*/ zod.maxLength(settingsClipTagsMax)),
  "google-analytics": TagManagerSettings,
  "yare-analytics": DataCollectionSettings,
  "auth": AuthSettings,
  "stripe_publishable_key": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settingsStripePublishableKeyMax))),
  "recaptcha_site_key": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settingsRecaptchaSiteKeyMax))),
  "google_client_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settingsGoogleClientIdMax))),
  "facebook_client_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settingsFacebookClientIdMax))),
  "contact_email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(settingsContactEmailMax)),
  "support_phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settingsSupportPhoneMax))),
  "support_text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settingsSupportTextMax))),
  "social_links": /*#__PURE__*/ zod.array(SocialLink).check(/*#__PURE__*/ zod.maxLength(settingsSocialLinksMax)),
  "static_blocks": /*#__PURE__*/ zod.array(StaticBlock)
});

export type Settings = zod.input<typeof Settings>;
export type SettingsOutput = zod.output<typeof Settings>;

export const SlidableType = /*#__PURE__*/ zod.enum(['main', 'category', 'participant', 'group']);

export type SlidableType = zod.input<typeof SlidableType>;
export type SlidableTypeOutput = zod.output<typeof SlidableType>;

export const slideTitleMax = 150;

export const slideTextMax = 500;

export const slideWeightMin = 0;
export const slideWeightMax = 10000;



export const Slide = /*#__PURE__*/ zod.object({
  "id": Id,
  "slidable_type": SlidableType,
  "slidable_id": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "title": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(slideTitleMax))),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(slideTextMax))),
  "image": Url,
  "image_mobile": /*#__PURE__*/ zod.union([Url,/*#__PURE__*/ zod.null()]),
  "url": /*#__PURE__*/ zod.union([Url,/*#__PURE__*/ zod.null()]),
  "weight": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(slideWeightMin)).check(/*#__PURE__*/ zod.lte(slideWeightMax))
});

export type Slide = zod.input<typeof Slide>;
export type SlideOutput = zod.output<typeof Slide>;

export const participantSportNameMax = 100;



export const ParticipantSport = /*#__PURE__*/ zod.object({
  "id": Id.check(/*#__PURE__*/ zod.describe('')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(participantSportNameMax))
});

export type ParticipantSport = zod.input<typeof ParticipantSport>;
export type ParticipantSportOutput = zod.output<typeof ParticipantSport>;

export const ParticipantGroupProperties = /*#__PURE__*/ zod.object({
  "participant_group_id": Id,
  "gender": /*#__PURE__*/ zod.array(Gender),
  "sport": /*#__PURE__*/ zod.array(ParticipantSport)
});

export type ParticipantGroupProperties = zod.input<typeof ParticipantGroupProperties>;
export type ParticipantGroupPropertiesOutput = zod.output<typeof ParticipantGroupProperties>;

export const Bootstrap = /*#__PURE__*/ zod.object({
  "color-settings": ColorSettings,
  "events-categories": /*#__PURE__*/ zod.array(EventCategory),
  "events-locations": /*#__PURE__*/ zod.array(EventLocation),
  "faq": /*#__PURE__*/ zod.array(FaqItem),
  "menu": /*#__PURE__*/ zod.array(MenuItem),
  "packages": /*#__PURE__*/ zod.array(Package),
  "pages": /*#__PURE__*/ zod.array(Page),
  "participant-groups": /*#__PURE__*/ zod.array(ParticipantGroup),
  "settings": Settings,
  "slides": /*#__PURE__*/ zod.array(Slide),
  "subscriptions": /*#__PURE__*/ zod.array(Subscription),
  "participant-group-properties": /*#__PURE__*/ zod.array(ParticipantGroupProperties)
});

export type Bootstrap = zod.input<typeof Bootstrap>;
export type BootstrapOutput = zod.output<typeof Bootstrap>;

export const StaticSettings = /*#__PURE__*/ zod.object({
  "settings": Settings,
  "menu": /*#__PURE__*/ zod.array(MenuItem),
  "color-settings": ColorSettings,
  "pages": /*#__PURE__*/ zod.array(Page)
});

export type StaticSettings = zod.input<typeof StaticSettings>;
export type StaticSettingsOutput = zod.output<typeof StaticSettings>;

export const MenuItemList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(MenuItem),
  "meta": ListMeta
});

export type MenuItemList = zod.input<typeof MenuItemList>;
export type MenuItemListOutput = zod.output<typeof MenuItemList>;

export const SlideList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Slide),
  "meta": ListMeta
});

export type SlideList = zod.input<typeof SlideList>;
export type SlideListOutput = zod.output<typeof SlideList>;

export const PageList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Page),
  "meta": ListMeta
});

export type PageList = zod.input<typeof PageList>;
export type PageListOutput = zod.output<typeof PageList>;

export const geoCountryMax = 100;

export const geoCountryCodeRegExp = new RegExp('^[A-Z]{2}$');
export const geoIpMax = 45;



export const Geo = /*#__PURE__*/ zod.object({
  "country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(geoCountryMax))),
  "country_code": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(geoCountryCodeRegExp))),
  "ip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(geoIpMax)),
  "is_geo_blocked": /*#__PURE__*/ zod.boolean()
});

export type Geo = zod.input<typeof Geo>;
export type GeoOutput = zod.output<typeof Geo>;

export const FaqItemList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(FaqItem),
  "meta": ListMeta
});

export type FaqItemList = zod.input<typeof FaqItemList>;
export type FaqItemListOutput = zod.output<typeof FaqItemList>;

export const FormFieldType = /*#__PURE__*/ zod.enum(['text', 'textarea', 'email', 'phone', 'number', 'date', 'select', 'checkbox']);

export type FormFieldType = zod.input<typeof FormFieldType>;
export type FormFieldTypeOutput = zod.output<typeof FormFieldType>;

export const formFieldOptionValueMax = 100;

export const formFieldOptionLabelMax = 200;



export const FormFieldOption = /*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formFieldOptionValueMax)),
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(formFieldOptionLabelMax))
});

export type FormFieldOption = zod.input<typeof FormFieldOption>;
export type FormFieldOptionOutput = zod.output<typeof FormFieldOption>;

export const formFieldNameRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');
export const formFieldLabelMax = 200;

export const formFieldPlaceholderMax = 200;

export const formFieldMinLengthMax = 2000;



export const FormField = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldNameRegExp)),
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(formFieldLabelMax)),
  "type": FormFieldType,
  "required": /*#__PURE__*/ zod.boolean(),
  "options": /*#__PURE__*/ zod.array(FormFieldOption),
  "placeholder": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formFieldPlaceholderMax))),
  "min_length": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(formFieldMinLengthMax)))
});

export type FormField = zod.input<typeof FormField>;
export type FormFieldOutput = zod.output<typeof FormField>;

export const customFormAliasRegExp = new RegExp('^[a-z0-9][a-z0-9_-]{0,63}$');
export const customFormTitleMax = 200;

export const customFormDescriptionMax = 2000;




export const CustomForm = /*#__PURE__*/ zod.object({
  "id": Id,
  "alias": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(customFormAliasRegExp)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(customFormTitleMax)),
  "description": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(customFormDescriptionMax))),
  "fields": /*#__PURE__*/ zod.array(FormField).check(/*#__PURE__*/ zod.minLength(1)),
  "submit_url": /*#__PURE__*/ zod.union([Url,/*#__PURE__*/ zod.null()])
});

export type CustomForm = zod.input<typeof CustomForm>;
export type CustomFormOutput = zod.output<typeof CustomForm>;

export const EventSortFieldDefault = `event_utc_ts`;

export const EventSortField = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['event_utc_ts', 'name']), EventSortFieldDefault);

export type EventSortField = zod.input<typeof EventSortField>;
export type EventSortFieldOutput = zod.output<typeof EventSortField>;

export const SortDirectionDefault = `asc`;

export const SortDirection = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['asc', 'desc']), SortDirectionDefault);

export type SortDirection = zod.input<typeof SortDirection>;
export type SortDirectionOutput = zod.output<typeof SortDirection>;

export const participantSummaryNameMax = 100;

export const participantSummaryShortNameMax = 40;

export const participantSummaryAliasRegExp = new RegExp('^[a-z0-9][a-z0-9_-]{0,63}$');


export const ParticipantSummary = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(participantSummaryNameMax)),
  "short_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(participantSummaryShortNameMax)),
  "alias": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(participantSummaryAliasRegExp))),
  "image": /*#__PURE__*/ zod.union([Url,/*#__PURE__*/ zod.null()]),
  "color": /*#__PURE__*/ zod.union([HexColor,/*#__PURE__*/ zod.null()])
});

export type ParticipantSummary = zod.input<typeof ParticipantSummary>;
export type ParticipantSummaryOutput = zod.output<typeof ParticipantSummary>;

export const RecordingStatus = /*#__PURE__*/ zod.enum(['none', 'preparing', 'ready']);

export type RecordingStatus = zod.input<typeof RecordingStatus>;
export type RecordingStatusOutput = zod.output<typeof RecordingStatus>;

export const eventScoreHomeMin = 0;
export const eventScoreHomeMax = 9999;

export const eventScoreAwayMin = 0;
export const eventScoreAwayMax = 9999;

export const eventScorePeriodMax = 20;

export const eventScoreClockRegExp = new RegExp('^\\d{1,3}:[0-5]\\d$');


export const EventScore = /*#__PURE__*/ zod.object({
  "home": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(eventScoreHomeMin)).check(/*#__PURE__*/ zod.lte(eventScoreHomeMax)),
  "away": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(eventScoreAwayMin)).check(/*#__PURE__*/ zod.lte(eventScoreAwayMax)),
  "period": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(eventScorePeriodMax))),
  "clock": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(eventScoreClockRegExp))),
  "final": /*#__PURE__*/ zod.boolean()
});

export type EventScore = zod.input<typeof EventScore>;
export type EventScoreOutput = zod.output<typeof EventScore>;

export const MediaKind = /*#__PURE__*/ zod.enum({
  image: 1,
  live: 2,
  vod: 3,
  embedded: 4,
  thumbnails: 5,
  preview: 6,
  preview_alt: 7,
  embedded_preview: 8,
} as const);

export type MediaKind = zod.input<typeof MediaKind>;
export type MediaKindOutput = zod.output<typeof MediaKind>;

export const captionTrackLanguageMin = 2;
export const captionTrackLanguageMax = 35;

export const captionTrackLabelMax = 60;



export const CaptionTrack = /*#__PURE__*/ zod.object({
  "language": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(captionTrackLanguageMin)).check(/*#__PURE__*/ zod.maxLength(captionTrackLanguageMax)),
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(captionTrackLabelMax)),
  "url": Url,
  "is_default": /*#__PURE__*/ zod.boolean()
});

export type CaptionTrack = zod.input<typeof CaptionTrack>;
export type CaptionTrackOutput = zod.output<typeof CaptionTrack>;

export const eventMediaNameMax = 100;

export const eventMediaMimeTypeMax = 100;

export const eventMediaDurationMin = 0;
export const eventMediaDurationMax = 86400;



export const EventMedia = /*#__PURE__*/ zod.object({
  "id": Id.check(/*#__PURE__*/ zod.describe('')),
  "kind": MediaKind,
  "name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(eventMediaNameMax))),
  "url": /*#__PURE__*/ zod.union([Url,/*#__PURE__*/ zod.null()]),
  "mime_type": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(eventMediaMimeTypeMax))),
  "duration": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(eventMediaDurationMin)).check(/*#__PURE__*/ zod.lte(eventMediaDurationMax))),
  "expires_ts": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "captions": /*#__PURE__*/ zod.array(CaptionTrack)
});

export type EventMedia = zod.input<typeof EventMedia>;
export type EventMediaOutput = zod.output<typeof EventMedia>;

export const eventNameMax = 200;

export const eventDescriptionMax = 2000;

export const eventTimeZoneMin = 2;
export const eventTimeZoneMax = 64;

export const eventDurationMin = 0;
export const eventDurationMax = 86400;



export const Event = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(eventNameMax)),
  "description": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(eventDescriptionMax))),
  "image": /*#__PURE__*/ zod.union([Url,/*#__PURE__*/ zod.null()]),
  "type": AccessType,
  "stream_status": StreamStatus,
  "event_utc_ts": Timestamp.check(/*#__PURE__*/ zod.describe('')),
  "time_zone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(eventTimeZoneMin)).check(/*#__PURE__*/ zod.maxLength(eventTimeZoneMax)),
  "duration": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(eventDurationMin)).check(/*#__PURE__*/ zod.lte(eventDurationMax))),
  "has_access": /*#__PURE__*/ zod.boolean(),
  "participants": /*#__PURE__*/ zod.array(ParticipantSummary),
  "location_id": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "event_category_id": Id.check(/*#__PURE__*/ zod.describe('')),
  "base_price": Money.check(/*#__PURE__*/ zod.describe('')),
  "service_fee": Money,
  "price": /*#__PURE__*/ zod.union([Money,/*#__PURE__*/ zod.null()]),
  "single_event_package_id": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "recording": RecordingStatus,
  "has_clips": /*#__PURE__*/ zod.boolean(),
  "is_featured": /*#__PURE__*/ zod.boolean(),
  "score": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([EventScore,/*#__PURE__*/ zod.null()])),
  "media": /*#__PURE__*/ zod.array(EventMedia)
});

export type Event = zod.input<typeof Event>;
export type EventOutput = zod.output<typeof Event>;

export const EventList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Event),
  "meta": ListMeta
});

export type EventList = zod.input<typeof EventList>;
export type EventListOutput = zod.output<typeof EventList>;

export const eventDownloadFileNameMax = 200;

export const eventDownloadSizeMin = 0;
export const eventDownloadSizeMax = 1000000000000;



export const EventDownload = /*#__PURE__*/ zod.object({
  "url": Url.check(/*#__PURE__*/ zod.describe('')),
  "file_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(eventDownloadFileNameMax)),
  "size": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(eventDownloadSizeMin)).check(/*#__PURE__*/ zod.lte(eventDownloadSizeMax)))
});

export type EventDownload = zod.input<typeof EventDownload>;
export type EventDownloadOutput = zod.output<typeof EventDownload>;

export const EventCategoryList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(EventCategory),
  "meta": ListMeta
});

export type EventCategoryList = zod.input<typeof EventCategoryList>;
export type EventCategoryListOutput = zod.output<typeof EventCategoryList>;

export const HomepageEvents = /*#__PURE__*/ zod.object({
  "live": /*#__PURE__*/ zod.array(Event),
  "upcoming": /*#__PURE__*/ zod.array(Event),
  "vod": /*#__PURE__*/ zod.array(Event),
  "featured": /*#__PURE__*/ zod.array(Event)
});

export type HomepageEvents = zod.input<typeof HomepageEvents>;
export type HomepageEventsOutput = zod.output<typeof HomepageEvents>;

export const EventLocationList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(EventLocation),
  "meta": ListMeta
});

export type EventLocationList = zod.input<typeof EventLocationList>;
export type EventLocationListOutput = zod.output<typeof EventLocationList>;

export const imageWidthMax = 10000;

export const imageHeightMax = 10000;



export const Image = /*#__PURE__*/ zod.object({
  "url": Url,
  "width": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(imageWidthMax))),
  "height": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(imageHeightMax)))
});

export type Image = zod.input<typeof Image>;
export type ImageOutput = zod.output<typeof Image>;

export const ParticipantProperties = /*#__PURE__*/ zod.object({
  "gender": Gender,
  "sport": /*#__PURE__*/ zod.union([ParticipantSport,/*#__PURE__*/ zod.null()])
});

export type ParticipantProperties = zod.input<typeof ParticipantProperties>;
export type ParticipantPropertiesOutput = zod.output<typeof ParticipantProperties>;

export const participantNameMax = 100;

export const participantShortNameMax = 40;

export const participantAliasRegExp = new RegExp('^[a-z0-9][a-z0-9_-]{0,63}$');


export const Participant = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(participantNameMax)),
  "short_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(participantShortNameMax)),
  "alias": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(participantAliasRegExp))),
  "images": /*#__PURE__*/ zod.array(Image),
  "color": /*#__PURE__*/ zod.union([HexColor,/*#__PURE__*/ zod.null()]),
  "properties": ParticipantProperties,
  "groups": /*#__PURE__*/ zod.array(ParticipantGroup)
});

export type Participant = zod.input<typeof Participant>;
export type ParticipantOutput = zod.output<typeof Participant>;

export const ParticipantList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Participant),
  "meta": ListMeta
});

export type ParticipantList = zod.input<typeof ParticipantList>;
export type ParticipantListOutput = zod.output<typeof ParticipantList>;

export const ParticipantGroupList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(ParticipantGroup),
  "meta": ListMeta
});

export type ParticipantGroupList = zod.input<typeof ParticipantGroupList>;
export type ParticipantGroupListOutput = zod.output<typeof ParticipantGroupList>;

export const ParticipantGroupPropertiesList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(ParticipantGroupProperties),
  "meta": ListMeta
});

export type ParticipantGroupPropertiesList = zod.input<typeof ParticipantGroupPropertiesList>;
export type ParticipantGroupPropertiesListOutput = zod.output<typeof ParticipantGroupPropertiesList>;

export const VodAssetType = /*#__PURE__*/ zod.enum(['image', 'preview']);

export type VodAssetType = zod.input<typeof VodAssetType>;
export type VodAssetTypeOutput = zod.output<typeof VodAssetType>;

export const VodAsset = /*#__PURE__*/ zod.object({
  "type": VodAssetType,
  "path": Url
});

export type VodAsset = zod.input<typeof VodAsset>;
export type VodAssetOutput = zod.output<typeof VodAsset>;

export const vodMediaItemTitleMax = 200;

export const vodMediaItemDescriptionMax = 2000;

export const vodMediaItemDurationMin = 0;
export const vodMediaItemDurationMax = 86400;



export const VodMediaItem = /*#__PURE__*/ zod.object({
  "id": Id,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(vodMediaItemTitleMax)),
  "description": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(vodMediaItemDescriptionMax))),
  "date": DateTime.check(/*#__PURE__*/ zod.describe('')),
  "duration": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(vodMediaItemDurationMin)).check(/*#__PURE__*/ zod.lte(vodMediaItemDurationMax)),
  "assets": /*#__PURE__*/ zod.array(VodAsset),
  "media_url": /*#__PURE__*/ zod.union([Url,/*#__PURE__*/ zod.null()]),
  "categories": /*#__PURE__*/ zod.array(Id),
  "event_id": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])
});

export type VodMediaItem = zod.input<typeof VodMediaItem>;
export type VodMediaItemOutput = zod.output<typeof VodMediaItem>;

export const VodMediaItemList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(VodMediaItem),
  "meta": ListMeta
});

export type VodMediaItemList = zod.input<typeof VodMediaItemList>;
export type VodMediaItemListOutput = zod.output<typeof VodMediaItemList>;

export const vodMediaCategoryNameMax = 100;



export const VodMediaCategory = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(vodMediaCategoryNameMax))
});

export type VodMediaCategory = zod.input<typeof VodMediaCategory>;
export type VodMediaCategoryOutput = zod.output<typeof VodMediaCategory>;

export const VodMediaCategoryList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(VodMediaCategory),
  "meta": ListMeta
});

export type VodMediaCategoryList = zod.input<typeof VodMediaCategoryList>;
export type VodMediaCategoryListOutput = zod.output<typeof VodMediaCategoryList>;

export const vodRailTitleMax = 100;



export const VodRail = /*#__PURE__*/ zod.object({
  "id": Id,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(vodRailTitleMax)),
  "vod_media_items": /*#__PURE__*/ zod.array(VodMediaItem)
});

export type VodRail = zod.input<typeof VodRail>;
export type VodRailOutput = zod.output<typeof VodRail>;

export const VodRailList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(VodRail),
  "meta": ListMeta
});

export type VodRailList = zod.input<typeof VodRailList>;
export type VodRailListOutput = zod.output<typeof VodRailList>;

export const VodSortFieldDefault = `date`;

export const VodSortField = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['date', 'title']), VodSortFieldDefault);

export type VodSortField = zod.input<typeof VodSortField>;
export type VodSortFieldOutput = zod.output<typeof VodSortField>;

export const requestFailureReportOperationMax = 100;

export const requestFailureReportStatusMin = 100;
export const requestFailureReportStatusMax = 599;

export const requestFailureReportMessageMax = 2000;

export const requestFailureReportUrlMax = 4096;



export const RequestFailureReport = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['request']),
  "operation": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(requestFailureReportOperationMax)),
  "status": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(requestFailureReportStatusMin)).check(/*#__PURE__*/ zod.lte(requestFailureReportStatusMax))),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(requestFailureReportMessageMax)),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(requestFailureReportUrlMax)),
  "data": /*#__PURE__*/ zod.unknown()
});

export type RequestFailureReport = zod.input<typeof RequestFailureReport>;
export type RequestFailureReportOutput = zod.output<typeof RequestFailureReport>;

export const driftFailureReportOperationMax = 100;

export const driftFailureReportStatusMin = 100;
export const driftFailureReportStatusMax = 599;

export const driftFailureReportFieldMax = 500;

export const driftFailureReportExpectedMax = 1000;

export const driftFailureReportGotMax = 100;



export const DriftFailureReport = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['drift']),
  "operation": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(driftFailureReportOperationMax)),
  "status": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(driftFailureReportStatusMin)).check(/*#__PURE__*/ zod.lte(driftFailureReportStatusMax)),
  "field": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(driftFailureReportFieldMax)),
  "expected": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(driftFailureReportExpectedMax)),
  "got": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(driftFailureReportGotMax))
});

export type DriftFailureReport = zod.input<typeof DriftFailureReport>;
export type DriftFailureReportOutput = zod.output<typeof DriftFailureReport>;

export const ReportedPageMax = 2048;



export const ReportedPage = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ReportedPageMax));

export type ReportedPage = zod.input<typeof ReportedPage>;
export type ReportedPageOutput = zod.output<typeof ReportedPage>;

export const uncaughtFailureReportNameMax = 100;

export const uncaughtFailureReportMessageMax = 2000;

export const uncaughtFailureReportStackMax = 4000;



export const UncaughtFailureReport = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['uncaught']),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(uncaughtFailureReportNameMax)),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(uncaughtFailureReportMessageMax)),
  "stack": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(uncaughtFailureReportStackMax))),
  "page": ReportedPage
});

export type UncaughtFailureReport = zod.input<typeof UncaughtFailureReport>;
export type UncaughtFailureReportOutput = zod.output<typeof UncaughtFailureReport>;

export const chunkFailureReportMessageMax = 2000;



export const ChunkFailureReport = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['chunk']),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(chunkFailureReportMessageMax)),
  "page": ReportedPage
});

export type ChunkFailureReport = zod.input<typeof ChunkFailureReport>;
export type ChunkFailureReportOutput = zod.output<typeof ChunkFailureReport>;

export const playerFailureReportCodeMax = 100;

export const playerFailureReportDetailMax = 2000;



export const PlayerFailureReport = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['player']),
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(playerFailureReportCodeMax)),
  "detail": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playerFailureReportDetailMax)),
  "page": ReportedPage
});

export type PlayerFailureReport = zod.input<typeof PlayerFailureReport>;
export type PlayerFailureReportOutput = zod.output<typeof PlayerFailureReport>;

export const vitalsReportLcpMin = 0;
export const vitalsReportLcpMax = 3600000;

export const vitalsReportClsMin = 0;
export const vitalsReportClsMax = 1000;

export const vitalsReportInpMin = 0;
export const vitalsReportInpMax = 3600000;



export const VitalsReport = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['vitals']),
  "page": ReportedPage,
  "lcp": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(vitalsReportLcpMin)).check(/*#__PURE__*/ zod.lte(vitalsReportLcpMax))),
  "cls": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(vitalsReportClsMin)).check(/*#__PURE__*/ zod.lte(vitalsReportClsMax)),
  "inp": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(vitalsReportInpMin)).check(/*#__PURE__*/ zod.lte(vitalsReportInpMax)))
});

export type VitalsReport = zod.input<typeof VitalsReport>;
export type VitalsReportOutput = zod.output<typeof VitalsReport>;

export const ErrorReport = /*#__PURE__*/ zod.discriminatedUnion('kind', [RequestFailureReport,DriftFailureReport,UncaughtFailureReport,ChunkFailureReport,PlayerFailureReport,VitalsReport]);

export type ErrorReport = zod.input<typeof ErrorReport>;
export type ErrorReportOutput = zod.output<typeof ErrorReport>;

export const sessionHashDataMin = 8;
export const sessionHashDataMax = 128;



export const SessionHash = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(sessionHashDataMin)).check(/*#__PURE__*/ zod.maxLength(sessionHashDataMax))
});

export type SessionHash = zod.input<typeof SessionHash>;
export type SessionHashOutput = zod.output<typeof SessionHash>;

export const DataProfileMax = 64;



export const DataProfile = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(DataProfileMax));

export type DataProfile = zod.input<typeof DataProfile>;
export type DataProfileOutput = zod.output<typeof DataProfile>;

export const SessionUuidMin = 8;
export const SessionUuidMax = 128;



export const SessionUuid = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(SessionUuidMin)).check(/*#__PURE__*/ zod.maxLength(SessionUuidMax));

export type SessionUuid = zod.input<typeof SessionUuid>;
export type SessionUuidOutput = zod.output<typeof SessionUuid>;

export const DeviceType = /*#__PURE__*/ zod.enum(['desktop', 'mobile', 'tablet', 'tv']);

export type DeviceType = zod.input<typeof DeviceType>;
export type DeviceTypeOutput = zod.output<typeof DeviceType>;

export const dataSessionRequestUserAgentMax = 2048;

export const dataSessionRequestResolutionRegExp = new RegExp('^[0-9]{1,5}x[0-9]{1,5}$');


export const DataSessionRequest = /*#__PURE__*/ zod.object({
  "profile": DataProfile,
  "session": SessionUuid.check(/*#__PURE__*/ zod.describe('')),
  "device_type": DeviceType,
  "user_agent": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(dataSessionRequestUserAgentMax)),
  "resolution": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(dataSessionRequestResolutionRegExp)),
  "platform": /*#__PURE__*/ zod.enum(['web'])
});

export type DataSessionRequest = zod.input<typeof DataSessionRequest>;
export type DataSessionRequestOutput = zod.output<typeof DataSessionRequest>;




export const DataUserId = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)));

export type DataUserId = zod.input<typeof DataUserId>;
export type DataUserIdOutput = zod.output<typeof DataUserId>;

export const DataUserEmailMax = 254;



export const DataUserEmail = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(DataUserEmailMax)));

export type DataUserEmail = zod.input<typeof DataUserEmail>;
export type DataUserEmailOutput = zod.output<typeof DataUserEmail>;

export const OriginUrlMax = 4096;



export const OriginUrl = /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(OriginUrlMax));

export type OriginUrl = zod.input<typeof OriginUrl>;
export type OriginUrlOutput = zod.output<typeof OriginUrl>;

export const OuterTrackingMax = 255;



export const OuterTracking = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(OuterTrackingMax));

export type OuterTracking = zod.input<typeof OuterTracking>;
export type OuterTrackingOutput = zod.output<typeof OuterTracking>;

export const apiRequestEventUrlMax = 4096;

export const apiRequestEventStatusMin = 100;
export const apiRequestEventStatusMax = 599;

export const apiRequestEventErrorMessageMax = 2000;

export const apiRequestEventResponseLengthMin = 0;
export const apiRequestEventResponseLengthMax = 1000000000;

export const apiRequestEventListLengthsMinOne = 0;
export const apiRequestEventListLengthsMaxOne = 1000000000;



export const ApiRequestEvent = /*#__PURE__*/ zod.object({
  "profile": DataProfile,
  "session_uuid": SessionUuid,
  "user_id": DataUserId,
  "user_email": DataUserEmail,
  "event": /*#__PURE__*/ zod.enum(['api_request']),
  "origin_url": OriginUrl,
  "trk": /*#__PURE__*/ zod.optional(OuterTracking),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(apiRequestEventUrlMax)),
  "status": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(apiRequestEventStatusMin)).check(/*#__PURE__*/ zod.lte(apiRequestEventStatusMax))),
  "error_message": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(apiRequestEventErrorMessageMax))),
  "response_length": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(apiRequestEventResponseLengthMin)).check(/*#__PURE__*/ zod.lte(apiRequestEventResponseLengthMax)),
  "list_lengths": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(apiRequestEventListLengthsMinOne)).check(/*#__PURE__*/ zod.lte(apiRequestEventListLengthsMaxOne))))
});

export type ApiRequestEvent = zod.input<typeof ApiRequestEvent>;
export type ApiRequestEventOutput = zod.output<typeof ApiRequestEvent>;

export const loginEventEmailMax = 254;



export const LoginEvent = /*#__PURE__*/ zod.object({
  "profile": DataProfile,
  "session_uuid": SessionUuid,
  "user_id": DataUserId,
  "user_email": DataUserEmail,
  "event": /*#__PURE__*/ zod.enum(['login']),
  "origin_url": OriginUrl,
  "trk": /*#__PURE__*/ zod.optional(OuterTracking),
  "timestamp": DateTime,
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(loginEventEmailMax))
});

export type LoginEvent = zod.input<typeof LoginEvent>;
export type LoginEventOutput = zod.output<typeof LoginEvent>;

export const visitPageEventPageMax = 2048;

export const visitPageEventApiKeyMax = 128;

export const visitPageEventOuterReferrerMax = 2048;

export const visitPageEventFromPageMax = 2048;



export const VisitPageEvent = /*#__PURE__*/ zod.object({
  "profile": DataProfile,
  "session_uuid": SessionUuid,
  "user_id": DataUserId,
  "user_email": DataUserEmail,
  "event": /*#__PURE__*/ zod.enum(['visit_page']),
  "origin_url": OriginUrl,
  "trk": /*#__PURE__*/ zod.optional(OuterTracking),
  "page": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(visitPageEventPageMax)),
  "api_key": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(visitPageEventApiKeyMax))),
  "authorized": /*#__PURE__*/ zod.boolean(),
  "timestamp": DateTime,
  "outer_referrer": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(visitPageEventOuterReferrerMax))),
  "from_page": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(visitPageEventFromPageMax)))
});

export type VisitPageEvent = zod.input<typeof VisitPageEvent>;
export type VisitPageEventOutput = zod.output<typeof VisitPageEvent>;

export const DataEvent = /*#__PURE__*/ zod.discriminatedUnion('event', [ApiRequestEvent,LoginEvent,VisitPageEvent]);

export type DataEvent = zod.input<typeof DataEvent>;
export type DataEventOutput = zod.output<typeof DataEvent>;

export const VideoViewUuid = /*#__PURE__*/ zod.uuid();

export type VideoViewUuid = zod.input<typeof VideoViewUuid>;
export type VideoViewUuidOutput = zod.output<typeof VideoViewUuid>;




export const StreamId = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1));

export type StreamId = zod.input<typeof StreamId>;
export type StreamIdOutput = zod.output<typeof StreamId>;

export const StreamType = /*#__PURE__*/ zod.enum(['live', 'vod', 'library', 'clip']);

export type StreamType = zod.input<typeof StreamType>;
export type StreamTypeOutput = zod.output<typeof StreamType>;

export const videoEventEventDefault = `first_frame`;
export const videoEventEventMax = 64;



export const VideoEvent = /*#__PURE__*/ zod.object({
  "video_view_uuid": VideoViewUuid,
  "stream_id": StreamId,
  "stream_type": StreamType,
  "event": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(videoEventEventMax)), videoEventEventDefault)
});

export type VideoEvent = zod.input<typeof VideoEvent>;
export type VideoEventOutput = zod.output<typeof VideoEvent>;

export const videoViewingViewingTimeMin = 0;
export const videoViewingViewingTimeMax = 86400;

export const videoViewingCategoryMax = 100;

export const videoViewingSportMax = 100;

export const videoViewingSchoolMax = 100;

export const videoViewingLeagueMax = 100;



export const VideoViewing = /*#__PURE__*/ zod.object({
  "video_view_uuid": VideoViewUuid,
  "stream_id": StreamId,
  "stream_type": StreamType,
  "viewing_time": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(videoViewingViewingTimeMin)).check(/*#__PURE__*/ zod.lte(videoViewingViewingTimeMax)),
  "category": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(videoViewingCategoryMax))),
  "sport": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(videoViewingSportMax))),
  "gender": /*#__PURE__*/ zod.union([Gender,/*#__PURE__*/ zod.null()]),
  "school": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(videoViewingSchoolMax))),
  "league": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(videoViewingLeagueMax)))
});

export type VideoViewing = zod.input<typeof VideoViewing>;
export type VideoViewingOutput = zod.output<typeof VideoViewing>;
